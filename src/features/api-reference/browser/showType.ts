import { openPopover } from './popover/popover.ts';
import { readDefinition } from './readDefinition.ts';

/** Opens a type next to its name, with its definition from the page that explains it. */
export async function showType(link: HTMLAnchorElement) {
  const { href } = link;
  await openPopover(link, [{ name: link.textContent ?? '', href, read: () => readDefinition(href) }]);
}
