import { useId, useSyncExternalStore } from 'react';
import { mark } from '#lib/hook';
import { CODE } from '#model/hooks';
import { FileTabs } from '#services/code-editor';
import { useCodeStyling, useCodeVariant } from '#services/code-preferences';
import type { Demo } from '../controllers/readDemo.ts';
import { CodeLines } from '../frame/CodeLines.tsx';
import { localized } from './localized.ts';
import { chosenFiles } from '../state/chosenFiles.ts';
import { selectedFile } from '../state/demoState.ts';

/** The files of an open demo in the reader's language and styling. */
export function DemoCode({ demo: { store, title } }: { demo: Demo }) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const variant = useCodeVariant();
  const preferred = useCodeStyling();
  const id = useId();
  if (!state.code || !state.isOpen || state.editing) return null;
  const { files, styling } = chosenFiles(state.code, variant, preferred);
  const file = selectedFile(files, state);
  if (!file) return null;
  const isAlone = files.length === 1;
  return (
    // Like all code blocks, it can be copied with Ctrl+C.
    <div className="demo-panel" {...mark(CODE)}>
      {isAlone ? (
        <div className="demo-file">{file.name}</div>
      ) : (
        <FileTabs
          names={files.map(({ name }) => name)}
          current={file.name}
          label={title}
          editorId={id}
          onChoose={(name) => store.dispatch({ type: 'file selected', name })}
        />
      )}
      {/* Each file starts at its first line, without the button for wrapping that another file needed. */}
      <div className="demo-lines" key={`${styling}/${file.name}`}>
        <pre id={id} role={isAlone ? 'group' : 'tabpanel'} aria-label={`${title}: ${file.name}`} tabIndex={0} dir="ltr">
          <CodeLines lines={file.lines} hrefOf={localized} />
        </pre>
      </div>
    </div>
  );
}
