import { fillIn } from '#lib/fill-in';
import { titleOfLanguage } from '#lib/language-name';
import { pageData } from '#lib/page-data';
import { languageOf } from '#services/demo-languages/browser';
import { followLenses, usedLocale } from '#services/lenses/browser';
import { fetchRoomProps } from '#services/parts/browser';
import { announce } from '#ui/browser';
import type { Demo } from '../controllers/readDemo.ts';
import { showCode } from '../dates/showCode.ts';
import { noteOf } from './noteOf.ts';
import { LOCALE_ID, type LocaleTexts } from './texts.ts';

let isActive = false;

/** Shows opened code in the language of demos, and what of a demo stays as it is, now and whenever the reader chooses another one. */
export function showLocale(all: readonly Demo[]) {
  const demos = all.filter(({ texts }) => texts);
  if (isActive || demos.length === 0) return;
  isActive = true;
  const attempt = (work: Promise<void>) => void work.catch(() => announce(pageData('loadFailed')));
  const show = () => {
    attempt(showNotes(demos));
    for (const demo of demos) attempt(showCode(demo));
  };
  followLenses();
  usedLocale.subscribe(show);
  show();
}

/** The line between toolbar and code. */
async function showNotes(demos: readonly Demo[]) {
  const { texts } = usedLocale.get() ? await fetchRoomProps<{ texts: LocaleTexts }>(LOCALE_ID) : {};
  const tag = usedLocale.get();
  for (const { frame, places, ...demo } of demos) {
    const note = tag && noteOf(demo.texts, languageOf(tag));
    const line = frame.querySelector('.demo-locale') ?? document.createElement('p');
    if (!note || !texts) {
      line.remove();
      continue;
    }
    line.className = 'demo-note demo-locale';
    line.textContent = fillIn(texts[note], { language: languageOf(tag)?.title ?? titleOfLanguage(tag) });
    if (!line.isConnected) places.code?.before(line);
  }
}
