import type { Ref } from 'react';
import { planNames, PLANS } from '#model/plan-names';
import { FilterField } from '#ui';
import { type ChoiceField, countValues, type GalleryField, type GalleryFilter } from './galleryFilter.ts';
import type { GalleryDemo } from './galleryData.ts';
import type { GalleryTexts } from './props.ts';

interface FiltersProps {
  ref: Ref<HTMLFormElement>;
  texts: GalleryTexts;
  demos: readonly GalleryDemo[];
  filter: GalleryFilter;
  /** Whether all props are offered, which would be most of the document. */
  hasProps: boolean;
  onChoose: (field: GalleryField, value: string) => void;
}

/** Words, plan, component and prop, with the number of demos that each choice leaves. Without React, a form that reloads the page. */
export function Filters({ ref, texts, demos, filter, hasProps, onChoose }: FiltersProps) {
  const counts = (field: ChoiceField) => countValues(demos, filter, field);
  const plans = counts('plan');
  const choose = (field: GalleryField) => (value: string) => onChoose(field, value);
  return (
    <form
      ref={ref}
      className="gallery-filters"
      role="search"
      aria-label={texts.demoIndexFilter}
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterField
        className="gallery-words"
        label={texts.demoIndexFilter}
        name="words"
        value={filter.words}
        onChange={({ currentTarget }) => onChoose('words', currentTarget.value)}
      />
      <Choice
        name="plan"
        label={texts.demoIndexPlan}
        all={texts.demoIndexAllPlans}
        options={PLANS.map((plan) => [plan, plans.get(plan) ?? 0, planNames(texts)[plan]] as const)}
        value={filter.plan}
        onChoose={choose('plan')}
      />
      <Choice
        name="component"
        label={texts.demoIndexComponent}
        all={texts.demoIndexAllComponents}
        options={[...counts('component')]}
        value={filter.component}
        onChoose={choose('component')}
      />
      <Choice
        name="prop"
        label={texts.demoIndexProp}
        all={texts.demoIndexAllProps}
        options={hasProps ? [...counts('prop')] : []}
        value={filter.prop}
        onChoose={choose('prop')}
      />
    </form>
  );
}

interface ChoiceProps {
  name: ChoiceField;
  label: string;
  /** Of the option that matches everything. */
  all: string;
  /** The text is that of the value by default. */
  options: readonly (readonly [value: string, count: number, text?: string])[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ name, label, all, options, value, onChoose }: ChoiceProps) {
  // A choice that leaves nothing stays visible.
  const isListed = !value || options.some(([option]) => option === value);
  const listed = isListed ? options : [[value, 0] as const, ...options];
  return (
    <select
      className="ui-select"
      name={name}
      aria-label={label}
      data-chosen={value ? '' : undefined}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{all}</option>
      {listed.map(([option, count, text = option]) => (
        <option key={option} value={option}>
          {`${text} (${count})`}
        </option>
      ))}
    </select>
  );
}
