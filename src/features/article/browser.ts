/** Wakes what writers write: copy buttons, heading links, tabs of commands. */
import { wakeCode } from './code/wakeCode.ts';
import { wakeCommandTabs } from './commands/wakeTabs.ts';
import { wakeHeadings } from './headings/wakeHeadings.ts';

export function wakeArticle() {
  wakeCode();
  wakeCommandTabs();
  wakeHeadings();
  // On one page of all; its controls wait for the script, the table beside them does not.
  const builder = document.querySelector<HTMLElement>('[data-command-builder]');
  if (builder) void import('./commands/wakeBuilder.ts').then(({ wakeBuilder }) => wakeBuilder(builder)).catch(() => undefined);
}
