import { type Translate, textsOf } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { DATES_ID, DATES_TEXTS } from './texts.ts';

/** The texts about the reader's date library for the parts document. */
export function DatesProps({ t }: { t: Translate }) {
  return <RoomProps of={DATES_ID} props={{ texts: textsOf(t, DATES_TEXTS) }} />;
}
