import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { LATE, THEME_STUDIO } from '#model/hooks';
import { PLAYGROUND_PATH } from '#model/playground';
import { textsOf, type Translate } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { Controls } from './Controls.tsx';
import { CODE_ID, CODE_TEXTS, type CodeProps, CONTROLS_ID, CONTROLS_TEXTS, type ControlsProps } from './props.ts';
import { ThemeCode } from './ThemeCode.tsx';
import './theme-studio.css';

interface Props {
  around: { t: Translate; hrefOf: (path: string) => string };
  /** Demos that show the theme. */
  children: ReactNode;
}

/** The studio as its page has it: with the default theme, which readers without JavaScript keep. */
export function ThemeStudio({ around: { t, hrefOf }, children }: Props) {
  const controls: ControlsProps = { texts: textsOf(t, CONTROLS_TEXTS) };
  const code: CodeProps = { texts: textsOf(t, CODE_TEXTS), playgroundHref: hrefOf(PLAYGROUND_PATH) };
  return (
    <div className="studio" data-wide="" {...mark(THEME_STUDIO)} {...mark(LATE)}>
      <p className="without-script">{t('studioNeedsScript')}</p>
      <section id={CONTROLS_ID} className="studio-side needs-script" aria-label={t('studioControls')} data-print="hide">
        <Controls {...controls} />
      </section>
      <div className="studio-demos">{children}</div>
      <section id={CODE_ID} className="studio-code" aria-label={t('studioCode')}>
        <ThemeCode {...code} />
      </section>
      <RoomProps of={CONTROLS_ID} props={controls} />
      <RoomProps of={CODE_ID} props={code} />
    </div>
  );
}
