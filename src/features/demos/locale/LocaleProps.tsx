import { type Translate, textsOf } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { LOCALE_ID, LOCALE_TEXTS } from './texts.ts';

/** The texts about the language of demos for the parts document. */
export function LocaleProps({ t }: { t: Translate }) {
  return <RoomProps of={LOCALE_ID} props={{ texts: textsOf(t, LOCALE_TEXTS) }} />;
}
