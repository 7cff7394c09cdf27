/** Activates the interactive parts of articles: copy buttons, heading links, command tabs. */
import { wakeCode } from './code/wakeCode.ts';
import { wakeCommandTabs } from './commands/wakeTabs.ts';
import { wakeHeadings } from './headings/wakeHeadings.ts';

export function wakeArticle() {
  wakeCode();
  wakeCommandTabs();
  wakeHeadings();
  // Used on a single page, so it is loaded on demand. The table next to it works without it.
  const builder = document.querySelector<HTMLElement>('[data-command-builder]');
  if (builder) void import('./commands/wakeBuilder.ts').then(({ wakeBuilder }) => wakeBuilder(builder)).catch(() => undefined);
}
