import { Braces, Download, Link, Play, Zap } from 'lucide';
import { memo } from 'react';
import { Choices } from './Choices.tsx';
import type { Commands } from './useCommands.ts';
import { PlaygroundSettings } from './PlaygroundSettings.tsx';
import type { WorkbenchProps } from './props.ts';
import { Tool } from './Tool.tsx';
import styles from './Workbench.module.css';

interface BarProps extends WorkbenchProps {
  title: string;
  commands: Commands;
}

/** The name of the project, and what can be done with it. */
export const Bar = memo(function Bar({ texts, starters, title, commands }: BarProps) {
  return (
    <div className={styles['bar']}>
      <h1 className={styles['title']}>{texts.playground}</h1>
      <input
        className={`${styles['name']} needs-script`}
        type="text"
        maxLength={80}
        aria-label={texts.playgroundName}
        autoComplete="off"
        value={title}
        onChange={({ target }) => commands.rename(target.value)}
      />
      <Choices texts={texts} starters={starters} />
      <div className={`${styles['tools']} needs-script`} role="group" aria-label={texts.playgroundTools}>
        <Tool icon={Play} label={texts.playgroundRun} look="main" onUse={commands.run} />
        <Tool icon={Braces} label={texts.playgroundFormat} onUse={commands.format} />
        <Tool icon={Link} label={texts.playgroundShare} onUse={commands.share} />
        <Tool icon={Zap} label={texts.demoStackBlitz} onUse={commands.openInStackBlitz} />
        <Tool icon={Download} label={texts.demoDownload} onUse={commands.download} />
        <PlaygroundSettings texts={texts} />
      </div>
    </div>
  );
});
