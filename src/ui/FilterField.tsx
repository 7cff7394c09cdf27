import { ListFilter } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

interface FilterFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string;
  /** Its place in the bar: how it grows, and its maximum size. */
  className: string | undefined;
}

/** The field of a bar that filters what is below it. Other attributes are those of the input. */
export function FilterField({ label, className, ...attributes }: FilterFieldProps) {
  return (
    <label className={`ui-filter ${className}`}>
      <Icon of={ListFilter} />
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        {...attributes}
      />
    </label>
  );
}
