import type { IconNode } from 'lucide';
import { Icon } from '#ui';
import styles from './Playground.module.css';

interface ToolProps {
  action: string;
  icon: IconNode;
  label: string;
  /** Shows the label next to the icon, as a primary button. */
  isNamed?: boolean;
  /** Shows the label next to the icon, without emphasis. */
  isLabeled?: boolean;
  /** Set for a toggle button. */
  isPressed?: boolean;
}

/** A toolbar button; `action` identifies its click handler. */
export function Tool({ action, icon, label, isNamed = false, isLabeled = false, isPressed }: ToolProps) {
  const hasText = isNamed || isLabeled;
  return (
    <button
      className={isNamed ? `${styles['action']} ${styles['main']}` : styles['toggle']}
      type="button"
      data-do={action}
      aria-pressed={isPressed}
      {...(!hasText && { 'aria-label': label, title: label })}
    >
      <Icon of={icon} />
      {hasText && label}
    </button>
  );
}
