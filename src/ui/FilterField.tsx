import { ListFilter } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './FilterField.module.css';

interface FilterFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string;
  /** Its place in the bar: how it grows, and its maximum size. */
  className: string | undefined;
}

/** The field of a bar that filters what is below it. Other attributes are those of the input. */
export function FilterField({ label, className, ...attributes }: FilterFieldProps) {
  return (
    <label className={`${styles['field']} ${className}`}>
      <Icon of={ListFilter} />
      <input
        className={styles['input']}
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
