import { type Translate, textsOf } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { EDITOR_ID, EDITOR_TEXTS } from './texts.ts';

/** The texts of the editor for the parts document. */
export function EditorProps({ t }: { t: Translate }) {
  return <RoomProps of={EDITOR_ID} props={{ texts: textsOf(t, EDITOR_TEXTS) }} />;
}
