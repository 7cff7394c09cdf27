import { useEffect, useRef } from 'react';
import type { PlaygroundTexts } from './props.ts';
import styles from './Workbench.module.css';

/** Asks for the name of a file. Focused when it is shown. */
export function NewFileForm({ texts, onAdd }: { texts: PlaygroundTexts; onAdd: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={styles['newFile']}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(input.current?.value.trim() ?? '');
      }}
    >
      <label>
        {texts.playgroundFileName}{' '}
        <input ref={input} type="text" placeholder="Card.tsx" autoComplete="off" spellCheck={false} />
      </label>
      <button className={styles['action']} type="submit">
        {texts.playgroundAddFile}
      </button>
    </form>
  );
}
