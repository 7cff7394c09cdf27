import type { DemoCode } from '#model/demo';
import { pathOfDates } from '#model/demo-dates';
import { usedDates, usedLocale } from '#services/lenses/browser';
import { fetchCode, fetchDates } from '../controllers/fetchCode.ts';
import type { Demo } from '../controllers/readDemo.ts';
import type { DatesOutcome } from '../state/demoState.ts';

/**
 * The code of a demo for this reader. The only place that chooses between Day.js and another date library, and adds texts in the
 * language of demos: what is shown, copied, edited, exported and opened in the playground comes from here. Without a translation,
 * it is the original.
 */
export async function shownCode(demo: Demo): Promise<DemoCode> {
  const dates = await loadDates(demo);
  return inLanguage(dates?.result === 'translated' ? dates.code : await fetchCode(demo.codeUrl));
}

/** The code with texts in the reader's language; the same one without a language. */
export async function inLanguage(code: DemoCode): Promise<DemoCode> {
  const tag = usedLocale.get();
  if (!tag) return code;
  const [{ localizeCode }, { languageOf }] = await Promise.all([
    import('../locale/localizeCode.ts'),
    import('#services/demo-languages/browser'),
  ]);
  const language = languageOf(tag);
  return language ? localizeCode(code, language) : code;
}

/** Loads the code in the reader's date library, and keeps the result in the state of the demo. Never rejects. */
export async function loadDates(demo: Demo): Promise<DatesOutcome | undefined> {
  const { datesId, store } = demo;
  const library = usedDates.get();
  if (!datesId || !library) return undefined;
  const dates = await fetchDates(pathOfDates(datesId, library)).then(
    (file): DatesOutcome =>
      'note' in file ? { library, result: 'kept', note: file.note } : { library, result: 'translated', code: file },
    (): DatesOutcome => ({ library, result: 'failed' }),
  );
  // The reader may have chosen another library meanwhile.
  if (usedDates.get() !== library) return loadDates(demo);
  store.dispatch({ type: 'dates loaded', dates });
  return dates;
}
