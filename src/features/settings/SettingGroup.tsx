import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { clickAttributes } from '#model/clicks';
import { Icon } from '#ui';
import styles from './SettingGroup.module.css';

export interface SettingGroupProps {
  /** Also the name by which the controller finds the preference behind it. */
  name: string;
  legend: string;
  /** One sentence on what the choice changes. */
  hint: string;
  options: readonly { value: string; label: string; icon?: IconNode }[];
  /** Chosen until the reader's own choice is known. */
  fallback: string;
  /** After the hint: a way back, or further. */
  children?: ReactNode;
}

/** One choice as a native radio group: arrow keys, names and states come with the platform. */
export function SettingGroup({ name, legend, hint, options, fallback, children }: SettingGroupProps) {
  const hintId = `setting-${name}-hint`;
  return (
    <fieldset className={styles['group']} aria-describedby={hintId}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map(({ value, label, icon }) => (
          <label key={value} className={styles['option']}>
            <input type="radio" name={`setting-${name}`} value={value} defaultChecked={value === fallback} {...clickAttributes('settingsChange', `${name}: ${value}`)} />
            {icon && <Icon of={icon} />}
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p className={styles['about']}>
        <span id={hintId}>{hint}</span> {children}
      </p>
    </fieldset>
  );
}
