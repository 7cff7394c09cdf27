import type { CSSProperties, ReactNode } from 'react';
import { mark, markTexts } from '#lib/hook';
import { anchorsOfDemo, type DemoFacts } from '#model/demo';
import { PLAN } from '#model/hooks';
import { site } from '#services/site';
import {
  CODE_URL,
  CRASH_TEXTS,
  DATES,
  DEMO,
  type DemoPlace,
  ICON_FONT_URL,
  ISSUES_URL,
  PLACE,
  STAGE,
  TEXTS,
} from '../hooks.ts';
import './code.css';
import './demo.css';
import styles from './DemoFrame.module.css';
import { Excerpts } from './Excerpts.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { DemoSurroundings } from './surroundings.ts';
import { Toolbar } from './Toolbar.tsx';
import { Undrawn } from './Undrawn.tsx';
import { Watermark } from './Watermark.tsx';

export interface FrameExtras {
  /** URL of the demo's code. */
  codeUrl: string;
  /** Whether the demo runs a commercial package without a key. */
  isUnlicensed: boolean;
  /** Whether the demo is server-rendered instead of showing a skeleton before hydration. */
  isServerRendered: boolean;
  /** CSS modules of its stylings. They must be referenced, or the page would not include them. */
  classes: readonly Readonly<Record<string, string>>[];
}

interface DemoFrameProps {
  facts: DemoFacts;
  extras: FrameExtras;
  around: DemoSurroundings;
  children: ReactNode;
}

/** Stage, toolbar and code of a demo. Static markup; controllers activate the toolbar and the island hydrates the demo. */
export function DemoFrame({ facts, extras, around, children }: DemoFrameProps) {
  const { name, title, height, layout, excerpts, hasAds } = facts;
  const { t } = around;
  const [, ...anchors] = anchorsOfDemo(name);
  const stage = { '--narrow': `${height[0]}px`, '--wide': `${height[1]}px` } as CSSProperties;
  return (
    <div
      className={styles['frame']}
      id={name}
      role="group"
      aria-label={title}
      {...mark(DEMO, name)}
      {...mark(PLAN, facts.plan)}
      {...mark(CODE_URL, extras.codeUrl)}
      {...(facts.texts && mark(TEXTS, facts.texts))}
      {...(facts.usesDayjs && mark(DATES, facts.id))}
      {...markTexts(CRASH_TEXTS, t)}
      {...mark(ISSUES_URL, `${site.repositoryUrl}/issues`)}
      {...(facts.usesIconFont && site.iconFontUrl && mark(ICON_FONT_URL, site.iconFontUrl))}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      <div className={styles['bench']}>
        <div
          className={extras.isServerRendered ? styles['stage'] : `${styles['stage']} ${styles['later']}`}
          style={stage}
          {...mark(STAGE, layout)}
        >
          {children}
          <LoadFailure t={t} />
          {!extras.isServerRendered && <Undrawn facts={facts} around={around} />}
        </div>
        <div
          className={`${styles['handle']} needs-script`}
          role="separator"
          aria-orientation="vertical"
          aria-label={t('demoResize')}
          aria-valuenow={100}
          tabIndex={0}
          {...mark(PLACE, 'handle' satisfies DemoPlace)}
          data-print="hide"
        />
      </div>
      {extras.isUnlicensed && <Watermark around={around} />}
      <Toolbar facts={facts} around={around} />
      <div className={styles['code']} id={`${name}-code`} {...mark(PLACE, 'code' satisfies DemoPlace)}>
        {around.code ?? <Excerpts of={excerpts} t={t} />}
      </div>
      {around.ad && hasAds && (
        <div className={styles['ad']} {...mark(PLACE, 'ad' satisfies DemoPlace)} hidden>
          {around.ad}
        </div>
      )}
    </div>
  );
}
