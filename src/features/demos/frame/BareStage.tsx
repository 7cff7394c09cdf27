import type { CSSProperties, ReactNode } from 'react';
import { mark, markTexts } from '#lib/hook';
import { site } from '#services/site';
import { CRASH_TEXTS, DEMO, ISSUES_URL, STAGE } from '../hooks.ts';
import './code.css';
import './demo.css';
import styles from './DemoFrame.module.css';
import { LoadFailure } from './LoadFailure.tsx';
import type { DemoSurroundings } from './surroundings.ts';
import { Watermark } from './Watermark.tsx';

interface BareStageProps {
  title: string;
  /** In pixels. */
  height: number;
  isUnlicensed: boolean;
  /** Whether the island draws something before hydration. */
  isServerRendered: boolean;
  around: DemoSurroundings;
  /** The island. */
  children?: ReactNode;
}

/** A demo without tools and code, for rooms that have their own. */
export function BareStage({ title, height, isUnlicensed, isServerRendered, around, children }: BareStageProps) {
  const { t } = around;
  const size = { '--narrow': `${height}px`, '--wide': `${height}px` } as CSSProperties;
  return (
    <div
      className={styles['frame']}
      role="group"
      aria-label={title}
      {...mark(DEMO, title)}
      {...markTexts(CRASH_TEXTS, t)}
      {...mark(ISSUES_URL, `${site.repositoryUrl}/issues`)}
    >
      <div className={styles['bench']}>
        <div
          className={isServerRendered ? styles['stage'] : `${styles['stage']} ${styles['later']}`}
          style={size}
          {...mark(STAGE, 'fill')}
        >
          {children}
          <LoadFailure t={t} />
          {!isServerRendered && <p className={`${styles['undrawn']} without-script`}>{t('demoNeedsScript')}</p>}
        </div>
      </div>
      {isUnlicensed && <Watermark around={around} />}
    </div>
  );
}
