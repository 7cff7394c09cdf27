import { Plus, SpellCheck, Trash2 } from 'lucide';
import { memo, useMemo } from 'react';
import type { PlaygroundFile } from '#model/playground';
import { FileTabs } from '#services/code-editor';
import type { PlaygroundTexts } from './props.ts';
import { Tool } from './Tool.tsx';
import type { Commands } from './useCommands.ts';
import styles from './Workbench.module.css';

interface FileBarProps {
  texts: PlaygroundTexts;
  editorId: string;
  files: readonly PlaygroundFile[];
  current: string;
  isFirst: boolean;
  checksTypes: boolean;
  commands: Commands;
}

/** The tabs of files, and what can be done with files. Not rendered again while a reader types. */
export const FileBar = memo(function FileBar(props: FileBarProps) {
  const { texts, editorId, files, current, isFirst, checksTypes, commands } = props;
  const names = useMemo(() => files.map(({ name }) => name), [files]);
  return (
    <div className={styles['files']}>
      <FileTabs
        label={texts.playgroundFiles}
        names={names}
        current={current}
        editorId={editorId}
        onChoose={commands.show}
      />
      <Tool icon={Plus} label={texts.playgroundAddFile} onUse={commands.toggleFileForm} />
      <Tool icon={Trash2} label={texts.playgroundDeleteFile} isDisabled={isFirst} onUse={commands.deleteFile} />
      <Tool
        icon={SpellCheck}
        label={texts.playgroundTypes}
        look="labeled"
        isPressed={checksTypes}
        onUse={commands.toggleTypes}
      />
    </div>
  );
});
