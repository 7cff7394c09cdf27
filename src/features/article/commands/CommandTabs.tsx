import { useId } from 'react';
import { installCommand, PACKAGE_MANAGERS, runCommand } from '#model/package-commands';
import { CodeFrame } from '../code/CodeFrame.tsx';
import styles from './CommandTabs.module.css';

export function Install({ packages, dev = false }: { packages: string; dev?: boolean }) {
  return <CommandTabs label={`Install ${packages}`} commands={installCommand(packages, dev)} />;
}

export function Run({ command }: { command: string }) {
  return <CommandTabs label={`Run ${command}`} commands={runCommand(command)} />;
}

/**
 * One command in the dialects of four package managers. An attribute on `<html>` shows the reader's one before any
 * script runs; without scripts all four stand below each other, each with its name.
 */
export function CommandTabs({ label, commands }: { label: string; commands: ReturnType<typeof runCommand> }) {
  const id = useId();
  return (
    <div className={styles['tabs']} data-wide="" data-command-tabs="">
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
            data-tab={name}
          >
            {name}
          </button>
        ))}
      </div>
      {PACKAGE_MANAGERS.map((name) => (
        <div key={name} id={`${id}${name}`} role="tabpanel" aria-labelledby={`${id}${name}-tab`} data-panel={name}>
          <CodeFrame language="bash">
            <code>{commands[name]}</code>
          </CodeFrame>
        </div>
      ))}
    </div>
  );
}
