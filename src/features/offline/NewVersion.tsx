import type { Translate } from '#services/i18n';

/** Hidden until a new build is active and has changed the current page. The controller loads its styles. */
export function NewVersion({ t }: { t: Translate }) {
  return (
    <section
      className="new-version"
      hidden
      aria-label={t('newVersionRegion')}
      data-new-version={t('newVersion')}
      data-print="hide"
    >
      <p role="status" />
      <button type="button" data-part="reload">
        {t('newVersionReload')}
      </button>
      <button type="button" data-part="later">
        {t('newVersionLater')}
      </button>
    </section>
  );
}
