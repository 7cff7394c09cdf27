import { useId } from 'react';
import { mark } from '#lib/hook';
import { installCommand, runCommand } from '#model/package-commands';
import { PACKAGE_MANAGERS } from '#model/package-managers';
import { CodeFrame } from '../code/CodeFrame.tsx';
import { TAB, TAB_PANEL, TABS } from '../hooks.ts';
import styles from './CommandTabs.module.css';

export function Install({ packages, dev = false }: { packages: string; dev?: boolean }) {
  return <CommandTabs label={`Install ${packages}`} commands={installCommand(packages, dev)} />;
}

export function Run({ command }: { command: string }) {
  return <CommandTabs label={`Run ${command}`} commands={runCommand(command)} />;
}

/**
 * One command for each of four package managers. An attribute on `<html>` selects the preferred one before paint;
 * without JavaScript all four are listed with their names.
 */
export function CommandTabs({ label, commands }: { label: string; commands: ReturnType<typeof runCommand> }) {
  const id = useId();
  return (
    <div className={styles['tabs']} data-wide="" {...mark(TABS)}>
      <div className={`${styles['list']} needs-script`} role="tablist" aria-label={label}>
        {PACKAGE_MANAGERS.map((name) => (
          <button
            key={name}
            className={styles['tab']}
            type="button"
            role="tab"
            id={`${id}${name}-tab`}
            aria-controls={`${id}${name}`}
            aria-selected={name === 'npm'}
            tabIndex={name === 'npm' ? 0 : -1}
            {...mark(TAB, name)}
          >
            {name}
          </button>
        ))}
      </div>
      {PACKAGE_MANAGERS.map((name) => (
        <div
          key={name}
          id={`${id}${name}`}
          role="tabpanel"
          aria-labelledby={`${id}${name}-tab`}
          {...mark(TAB_PANEL, name)}
        >
          <CodeFrame language="bash">
            <code>{commands[name]}</code>
          </CodeFrame>
        </div>
      ))}
    </div>
  );
}
