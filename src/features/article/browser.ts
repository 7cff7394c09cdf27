/** Wakes what writers write: copy buttons, heading links, tabs of commands. */
import { wakeCode } from './code/wakeCode.ts';
import { wakeCommandTabs } from './commands/wakeTabs.ts';
import { wakeHeadings } from './headings/wakeHeadings.ts';

export function wakeArticle() {
  wakeCode();
  wakeCommandTabs();
  wakeHeadings();
}
