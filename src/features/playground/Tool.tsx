import { pageData } from '#lib/page-data';
import type { IconNode } from 'lucide';
import { useState } from 'react';
import { Icon } from '#ui';
import { announce } from '#ui/browser';
import styles from './Workbench.module.css';

interface ToolProps {
  icon: IconNode;
  label: string;
  /** `main` and `labeled` show the label next to the icon, as a primary button or without emphasis. */
  look?: 'icon' | 'main' | 'labeled';
  /** Set for a toggle button. */
  isPressed?: boolean;
  isDisabled?: boolean;
  /** The tool is busy until the result is fulfilled; a rejection is announced. */
  onUse: () => unknown;
}

export function Tool({ icon, label, look = 'icon', isPressed, isDisabled = false, onUse }: ToolProps) {
  const [isBusy, setBusy] = useState(false);

  async function use() {
    const result = onUse();
    if (!(result instanceof Promise)) return;
    setBusy(true);
    await result.catch(() => announce(pageData('loadFailed')));
    setBusy(false);
  }

  return (
    <button
      className={look === 'main' ? `${styles['action']} ${styles['main']}` : styles['toggle']}
      type="button"
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      {...(look === 'icon' && { 'aria-label': label, title: label })}
      onClick={use}
    >
      <Icon of={icon} />
      {look !== 'icon' && label}
    </button>
  );
}
