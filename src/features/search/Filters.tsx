import { memo, type Dispatch } from 'react';
import type { PlanLevel, SearchShard } from '#model/search';
import type { Filters as FilterValues, HitGroup } from '#services/search/browser';
import type { SearchProps } from './props.ts';
import type { SearchAction } from './searchState.ts';

interface FiltersProps extends Pick<SearchProps, 'texts' | 'products'> {
  values: FilterValues;
  isHidden: boolean;
  dispatch: Dispatch<SearchAction>;
}

/** Not rendered again at arrow keys and while a reader types. */
export const Filters = memo(function Filters({ texts, products, values, isHidden, dispatch }: FiltersProps) {
  const onChange = (filters: FilterValues) => dispatch({ type: 'filter', filters });
  return (
    <div className="search-filters" hidden={isHidden}>
      <Filter<SearchShard>
        label={texts.searchProduct}
        all={texts.searchProductAll}
        options={[
          ...products.map(({ shard, name }) => [shard, name] as const),
          ['general', texts.searchProductGeneral],
        ]}
        value={values.shard}
        onChange={(shard) => onChange({ ...values, shard })}
      />
      <Filter<PlanLevel>
        label={texts.searchPlan}
        all={texts.searchPlanAll}
        options={[
          [0, texts.apiCommunity],
          [1, texts.pro],
          [2, texts.premium],
        ]}
        value={values.plan}
        onChange={(plan) => onChange({ ...values, plan })}
      />
      <Filter<HitGroup>
        label={texts.searchKind}
        all={texts.searchKindAll}
        options={[
          ['guides', texts.searchKindGuides],
          ['api', texts.searchKindApi],
          ['demos', texts.searchKindDemos],
        ]}
        value={values.group}
        onChange={(group) => onChange({ ...values, group })}
      />
    </div>
  );
});

interface FilterProps<Value> {
  label: string;
  /** The first option, which selects everything. */
  all: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function Filter<Value extends string | number>({ label, all, options, value, onChange }: FilterProps<Value>) {
  return (
    <select
      className="ui-select"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(options[target.selectedIndex - 1]?.[0])}
    >
      <option value="">{all}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}
