import { mark } from '#lib/hook';
import { LENS_CHIPS } from '#model/hooks';
import type { LensId } from '#services/lenses';
import type { MessageId, Translate } from '#services/i18n';
import { CHIP } from './hooks.ts';

const LABELS: Readonly<Record<LensId, MessageId>> = {
  plan: 'lensRemovePlan',
  release: 'lensRemoveRelease',
  dates: 'lensRemoveDates',
  locale: 'lensRemoveLocale',
  theme: 'lensRemoveTheme',
};

/**
 * Which lenses are on, on every page, so that nobody forgets one. All chips are in the markup; styles show those whose lens the
 * root names, and print the reader's choice from the root after the label, before any script but the one that runs before paint.
 */
export function LensChips({ t }: { t: Translate }) {
  return (
    <div className="lens-chips" {...mark(LENS_CHIPS, t('lensRemoved'))}>
      {Object.entries(LABELS).map(([id, label]) => (
        <button key={id} type="button" {...mark(CHIP, id)}>
          <span className="visually-hidden">{`${t(label)} `}</span>
          {id === 'theme' && t('lensTheme')}
        </button>
      ))}
    </div>
  );
}
