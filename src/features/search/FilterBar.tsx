import { X_PRODUCTS } from '#model/product';
import type { Translate } from '#services/i18n';

/** Search filters. The first option of each selects everything. */
export function FilterBar({ t }: { t: Translate }) {
  const products = Object.entries(X_PRODUCTS).map(([id, { name }]) => ({ value: id.replace(/^x-/, ''), label: name }));
  return (
    <div data-search="filters">
      <Filter
        name="shard"
        label={t('searchProduct')}
        options={[
          { value: '', label: t('searchProductAll') },
          ...products,
          { value: 'general', label: t('searchProductGeneral') },
        ]}
      />
      <Filter
        name="plan"
        label={t('searchPlan')}
        options={[
          { value: '', label: t('searchPlanAll') },
          { value: '0', label: t('apiCommunity') },
          { value: '1', label: t('pro') },
          { value: '2', label: t('premium') },
        ]}
      />
      <Filter
        name="group"
        label={t('searchKind')}
        options={[
          { value: '', label: t('searchKindAll') },
          { value: 'guides', label: t('searchKindGuides') },
          { value: 'api', label: t('searchKindApi') },
          { value: 'demos', label: t('searchKindDemos') },
        ]}
      />
    </div>
  );
}

function Filter({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <select name={name} aria-label={label}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
