import { element } from '#lib/element';
import { fillIn } from '#lib/fill-in';
import { pageData } from '#lib/page-data';
import { DATE_LIBRARY_TITLES } from '#model/demo-dates';
import { followLenses, usedDates } from '#services/lenses/browser';
import { fetchRoomProps } from '#services/parts/browser';
import { announce } from '#ui/browser';
import type { Demo } from '../controllers/readDemo.ts';
import type { DemoState } from '../state/demoState.ts';
import { noteOf } from './noteOf.ts';
import { showCode } from './showCode.ts';
import { loadDates } from './shownCode.ts';
import { DATES_ID, type DatesTexts } from './texts.ts';

/** Loads the code before a demo is seen. */
const NEAR = '400px';

let isActive = false;
let hasShownExcerpt = false;

/** Shows the code of demos with Day.js in the reader's date library, now and whenever the reader chooses another one. */
export function showDates(all: readonly Demo[]) {
  const demos = all.filter(({ datesId }) => datesId);
  if (isActive || demos.length === 0) return;
  isActive = true;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const demo = demos.find(({ frame }) => frame === target);
        if (demo) attempt(showLibrary(demo));
      }
    },
    { rootMargin: NEAR },
  );
  const show = () => {
    for (const demo of demos) {
      if (usedDates.get()) near.observe(demo.frame);
      else attempt(showLibrary(demo));
    }
  };
  for (const demo of demos) demo.store.subscribe(() => attempt(showNote(demo)));
  followLenses();
  usedDates.subscribe(show);
  show();
}

function attempt(work: Promise<void>) {
  work.catch(() => announce(pageData('loadFailed')));
}

async function showLibrary(demo: Demo) {
  attempt(showNote(demo));
  await loadDates(demo);
  await Promise.all([showCode(demo), showTranslatedExcerpt(demo)]);
}

/** React is loaded for the first excerpt that differs; before, there is nothing to change back either. */
async function showTranslatedExcerpt({ frame, store }: Demo) {
  const excerptsOf = ({ dates }: DemoState) =>
    dates?.result === 'translated' && dates.library === usedDates.get() ? dates.code.excerpts : undefined;
  if (!excerptsOf(store.get()) && !hasShownExcerpt) return;
  hasShownExcerpt = true;
  const { showExcerpt } = await import('../code/showExcerpt.tsx');
  showExcerpt(frame, excerptsOf(store.get()));
}

/** The line between toolbar and code. */
async function showNote({ frame, places, store }: Demo) {
  const shown = frame.querySelector('.demo-dates');
  if (!usedDates.get()) return shown?.remove();
  const { texts } = await fetchRoomProps<{ texts: DatesTexts }>(DATES_ID);
  const library = usedDates.get();
  const note = library && noteOf(store.get(), library);
  const line = frame.querySelector('.demo-dates') ?? document.createElement('p');
  if (!note) return line.remove();
  const text = fillIn(texts[note.text], { library: DATE_LIBRARY_TITLES[library], modules: note.modules ?? '' });
  // The state changes with every key in the editor.
  if (line.textContent.startsWith(text)) return;
  line.className = 'demo-note demo-dates';
  line.role = note.text === 'demoDatesFailed' ? 'alert' : null;
  line.replaceChildren(text, ...(note.reason ? [' ', sentence(note.reason)] : []));
  if (!line.isConnected) places.code?.before(line);
}

/** English in every language, with code between backticks. */
function sentence(text: string): HTMLElement {
  const pieces = text.split('`').map((piece, index) => (index % 2 === 1 ? element('code', {}, piece) : piece));
  return element('span', { lang: 'en' }, ...pieces);
}
