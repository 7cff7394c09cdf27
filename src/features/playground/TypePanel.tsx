import { memo } from 'react';
import { ProblemPanel } from '#services/code-editor';
import type { useTypeCheck } from '#services/type-checker';
import type { PlaygroundTexts } from './props.ts';
import type { Commands } from './useCommands.ts';

interface TypePanelProps {
  texts: PlaygroundTexts;
  types: ReturnType<typeof useTypeCheck>;
  onGoTo: Commands['goTo'];
}

/** The problems of types below the code. Hidden until type checking is turned on. */
export const TypePanel = memo(function TypePanel({ texts, types, onGoTo }: TypePanelProps) {
  return (
    <ProblemPanel
      label={texts.playgroundTypesProblems}
      progressLabel={texts.playgroundTypesLoading}
      isHidden={types.isIdle}
      state={types.state}
      isLoading={types.isLoading}
      progress={types.progress}
      problems={types.problems}
      note={texts.playgroundTypesKeys}
      onChoose={({ file, line, from }) => onGoTo(file, line, from)}
    />
  );
});
