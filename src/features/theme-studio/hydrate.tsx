import { followLenses } from '#services/lenses/browser';
import { hydrateRoom } from '#services/parts';
import { Controls } from './Controls.tsx';
import { CODE_ID, type CodeProps, CONTROLS_ID, type ControlsProps } from './props.ts';
import { ThemeCode } from './ThemeCode.tsx';

/** Takes over what the server rendered, and what a reader has chosen in it. */
export async function hydrate() {
  followLenses();
  await Promise.all([
    hydrateRoom(CONTROLS_ID, (props: ControlsProps) => <Controls {...props} />),
    hydrateRoom(CODE_ID, (props: CodeProps) => <ThemeCode {...props} />),
  ]);
}
