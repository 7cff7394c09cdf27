/** The history of the API: reads releases of the documented packages and keeps what each of them changed. */
export { updateHistory } from './updateHistory.ts';
export { npmRegistry } from './registry.ts';
export { checkHistory } from './checkHistory.ts';
export { HISTORY_FILE, readHistory } from './historyFile.ts';
