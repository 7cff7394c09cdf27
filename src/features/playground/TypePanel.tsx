import { memo } from 'react';
import { ProblemPanel } from '#services/code-editor';
import type { useTypeCheck } from '#services/type-checker';
import type { PlaygroundTexts } from './props.ts';
import type { Commands } from './useCommands.ts';

interface TypePanelProps {
  texts: PlaygroundTexts;
  types: ReturnType<typeof useTypeCheck>;
  commands: Commands;
}

/** The problems of types below the code. Hidden until type checking is offered or turned on. */
export const TypePanel = memo(function TypePanel({ texts, types, commands }: TypePanelProps) {
  return (
    <ProblemPanel
      label={texts.playgroundTypesProblems}
      progressLabel={texts.playgroundTypesLoading}
      isHidden={types.isIdle}
      state={types.state}
      isLoading={types.isLoading}
      progress={types.progress}
      problems={types.problems}
      actions={
        types.isOffered && (
          <span className="code-problems-answers">
            <button type="button" onClick={commands.toggleTypes}>
              {texts.playgroundTypesAccept}
            </button>
            <button type="button" onClick={commands.declineTypes}>
              {texts.playgroundTypesDecline}
            </button>
          </span>
        )
      }
      note={!types.isOffered && texts.playgroundTypesKeys}
      onChoose={commands.goTo}
    />
  );
});
