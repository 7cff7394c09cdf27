import { CONSOLE_LEVELS, type ConsoleEntry } from '../protocol.ts';
import { formatMessage } from './formatValue.ts';

const MAX_ENTRIES = 200;

/** Redirects console output of user code to the page. */
export function watchConsole(report: (entry: ConsoleEntry) => void) {
  let count = 0;
  for (const level of CONSOLE_LEVELS) {
    console[level] = (...values: unknown[]) => {
      count += 1;
      if (count < MAX_ENTRIES) report({ level, text: formatMessage(values) });
      else if (count === MAX_ENTRIES) report({ level: 'warn', text: '…' });
    };
  }
}
