import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fetchFile } from '#lib/fetch-file';
import { HISTORY_FORMAT } from '#model/api-history';
import { type HistoryFile, unpackHistory } from '#model/history-file';
import { propsId } from '#services/parts';
import { Compare } from './Compare.tsx';
import { COMPARE_ID, type CompareProps } from './props.ts';

/** Takes the place of the static list, once the history is there. */
export async function mountCompare(place: HTMLElement) {
  const data = document.getElementById(propsId(COMPARE_ID));
  if (!data) throw new Error('The page has no props for the comparison.');
  const props = JSON.parse(data.textContent) as CompareProps;
  const file = (await (await fetchFile(props.historyAddress)).json()) as HistoryFile;
  if (file.format !== HISTORY_FORMAT) throw new Error('The history has another format than this page.');
  const fields = [...place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  const focused = fields.find((field) => field === document.activeElement)?.name;
  const query = new URLSearchParams(location.search);
  // What was typed while the room was loaded.
  const typed = fields.find(({ name }) => name === 'words')?.value;
  if (typed) query.set('words', typed);
  const showQuery = (next: string) => window.history.replaceState(window.history.state, '', next);
  const root = createRoot(place);
  flushSync(() =>
    root.render(<Compare {...props} history={unpackHistory(file)} query={`${query}`} onChange={showQuery} />),
  );
  if (focused) place.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
}
