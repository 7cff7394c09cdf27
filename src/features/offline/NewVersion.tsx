import { mark } from '#lib/hook';
import type { Translate } from '#services/i18n';
import { NEW_VERSION, BUTTON } from './hooks.ts';

/** Hidden until a new build is active and has changed the current page. The controller loads its styles. */
export function NewVersion({ t }: { t: Translate }) {
  return (
    <section
      className="new-version"
      hidden
      aria-label={t('newVersionRegion')}
      {...mark(NEW_VERSION, t('newVersion'))}
      data-print="hide"
    >
      <p role="status" />
      <button className="ui-button ui-button-small" type="button" {...mark(BUTTON, 'reload')}>
        {t('newVersionReload')}
      </button>
      <button className="ui-button ui-button-small" type="button" {...mark(BUTTON, 'later')}>
        {t('newVersionLater')}
      </button>
    </section>
  );
}
