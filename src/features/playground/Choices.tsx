import { ChevronDown } from 'lucide';
import { useRef, useState } from 'react';
import {
  deleteProject,
  listProjects,
  projectHash,
  starterHash,
  type StoredProject,
} from '#services/playground/browser';
import { Icon } from '#ui';
import styles from './Choices.module.css';
import type { WorkbenchProps } from './props.ts';
import workbench from './Workbench.module.css';

const MENU_ID = 'playground-choices';

/** Menu of starters and recent projects, which are read each time it opens. */
export function Choices({ texts, starters }: WorkbenchProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [projects, setProjects] = useState<readonly StoredProject[]>([]);
  const close = () => menu.current?.hidePopover();
  return (
    <div className="needs-script">
      <button className={workbench['action']} type="button" popoverTarget={MENU_ID}>
        {texts.playgroundOpen}
        <Icon of={ChevronDown} />
      </button>
      <div
        className={`floating ${styles['choices']}`}
        id={MENU_ID}
        popover="auto"
        ref={menu}
        onBeforeToggle={() => setProjects(listProjects())}
      >
        <h2>{texts.playgroundStarters}</h2>
        <ul>
          {starters.map(({ name, title }) => (
            <li key={name}>
              <button
                className={styles['choice']}
                type="button"
                onClick={() => {
                  location.assign(starterHash(name));
                  close();
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
        <h2>{texts.playgroundRecent}</h2>
        <ul>
          {projects.length === 0 && <li className={styles['empty']}>{texts.playgroundNoRecent}</li>}
          {projects.map(({ id, title }) => (
            <li key={id}>
              <a className={styles['choice']} href={projectHash(id)} onClick={close}>
                {title || texts.playgroundUntitled}
              </a>
              <button
                type="button"
                aria-label={`${texts.playgroundForget}: ${title || texts.playgroundUntitled}`}
                onClick={() => {
                  deleteProject(id);
                  setProjects(listProjects());
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
