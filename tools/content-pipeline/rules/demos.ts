import type { PageContext, PageReading } from '../page.ts';
import { quote } from '../problem.ts';
import { type JsxElement, lineOf } from '../tree.ts';
import type { Literal } from './literal.ts';
import { isDemoFolder } from './vocabulary.ts';

/** A demo is in a folder next to the page, and appears on the page only once because its anchors are ids. */
export function readDemo(
  node: JsxElement,
  folder: Literal | undefined,
  page: PageReading,
  { hasFile, report }: PageContext,
) {
  // An invalid folder name was reported with the other attributes.
  if (typeof folder !== 'string' || !isDemoFolder(folder)) return;
  if ([...page.demos.values()].includes(folder))
    report(lineOf(node), `Demo ${quote(folder)} is already on the page.`, 'Show it once, and link to it.');
  else if (hasFile(`./demos/${folder}/demo.ts`)) page.demos.set(node, folder);
  else
    report(
      lineOf(node),
      `Demo ${quote(folder)} was not found next to the page.`,
      `Add demos/${folder}/demo.ts, or fix the name.`,
    );
}
