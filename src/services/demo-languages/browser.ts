/** The languages that demos can have, from the installed packages. */
import LANGUAGES from 'virtual:demo-languages';
import type { DemoLanguage } from '#model/demo-language';

export { LANGUAGES };

/** `de-DE` is `de`, if demos have no German of Germany. */
export function languageOf(tag: string): DemoLanguage | undefined {
  const called = (id: string) => LANGUAGES.find((language) => language.id === id);
  return called(tag) ?? called(tag.replace(/-.*/, ''));
}
