import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { LENS_CHIPS } from '#model/hooks';
import { type LensId, PLANS } from '#services/lenses';
import type { Translate } from '#services/i18n';
import { CHIP } from './hooks.ts';
import styles from './LensChips.module.css';
import { planNames } from './planNames.ts';

/**
 * Which lenses are on, on every page, so that nobody forgets one. All chips are in the markup; styles show those that the root
 * names, before any script but the one that runs before paint.
 */
export function LensChips({ t }: { t: Translate }) {
  const names = planNames(t);
  return (
    <div className={styles['chips']} {...mark(LENS_CHIPS, t('lensRemoved'))} data-print="hide">
      {PLANS.map((plan) => (
        <Chip key={plan} of="plan" value={plan} label={t('lensRemovePlan')}>
          {names[plan]}
        </Chip>
      ))}
      <Chip of="release" label={t('lensRemoveRelease')} />
    </div>
  );
}

interface ChipProps {
  of: LensId;
  /** The choice that the chip is for. Without one, styles print the reader's choice from the property on the root. */
  value?: string;
  /** What it does, before the choice. */
  label: string;
  children?: ReactNode;
}

function Chip({ of, value, label, children }: ChipProps) {
  return (
    <button className={styles['chip']} type="button" value={value} {...mark(CHIP, of)}>
      <span className="visually-hidden">{`${label} `}</span>
      {children}
    </button>
  );
}
