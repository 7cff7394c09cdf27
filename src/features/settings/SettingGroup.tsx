import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { clickAttributes } from '#model/clicks';
import { Icon } from '#ui';
import styles from './SettingGroup.module.css';

export interface SettingGroupProps {
  /** Also identifies the preference for the controller. */
  name: string;
  legend: string;
  /** One sentence that describes the setting. */
  hint: string;
  options: readonly { value: string; label: string; icon?: IconNode }[];
  /** Selected until the stored choice is known. */
  fallback: string;
  /** Shown after the hint, such as a reset button. */
  children?: ReactNode;
}

/** A setting as a native radio group, which provides keyboard support and accessible states. */
export function SettingGroup({ name, legend, hint, options, fallback, children }: SettingGroupProps) {
  const hintId = `setting-${name}-hint`;
  return (
    <fieldset className={styles['group']} aria-describedby={hintId}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map(({ value, label, icon }) => (
          <label key={value} className={styles['option']}>
            <input
              type="radio"
              name={`setting-${name}`}
              value={value}
              defaultChecked={value === fallback}
              {...clickAttributes('settingsChange', `${name}: ${value}`)}
            />
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
