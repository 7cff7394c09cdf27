import { type Translate, textsOf } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { POPOVER_ID, POPOVER_TEXTS, type PopoverProps } from '../props.ts';

/** The texts of the popover for the parts document. */
export function PopoverTexts({ t }: { t: Translate }) {
  return <RoomProps<PopoverProps> of={POPOVER_ID} props={{ texts: textsOf(t, POPOVER_TEXTS) }} />;
}
