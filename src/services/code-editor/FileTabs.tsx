import { useRef, type KeyboardEvent } from 'react';

interface FileTabsProps {
  label: string;
  names: readonly string[];
  current: string;
  /** Id of the `CodeEditor`. */
  editorId: string;
  onChoose: (name: string) => void;
}

/** One tab per file; arrow keys move the selection. */
export function FileTabs({ label, names, current, editorId, onChoose }: FileTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function moveWithKeys(event: KeyboardEvent) {
    const index = names.indexOf(current);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: names.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const position = (next + names.length) % names.length;
    onChoose(names[position] ?? current);
    const tab = list.current?.children[position];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div className="code-tabs" role="tablist" aria-label={label} ref={list}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={editorId}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={moveWithKeys}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
