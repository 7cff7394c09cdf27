import type { IconNode } from 'lucide';
import { Icon } from '#ui';
import styles from './Playground.module.css';

interface ToolProps {
  action: string;
  icon: IconNode;
  label: string;
  /** Says its name beside the icon. */
  isNamed?: boolean;
  /** The same, without standing out. */
  isLabeled?: boolean;
  /** For a switch. */
  isPressed?: boolean;
}

/** A button of the workbench; `action` says what a click does. */
export function Tool({ action, icon, label, isNamed = false, isLabeled = false, isPressed }: ToolProps) {
  const hasText = isNamed || isLabeled;
  return (
    <button className={isNamed ? `${styles['action']} ${styles['main']}` : styles['toggle']} type="button" data-do={action} aria-pressed={isPressed} {...(!hasText && { 'aria-label': label, title: label })}>
      <Icon of={icon} />
      {hasText && label}
    </button>
  );
}
