import { Play } from 'lucide';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { DEMO_PICTURE_SIZE } from '#model/demo-picture';
import { useCodeVariant } from '#services/code-preferences';
import { codeVariant } from '#services/code-preferences/browser';
import { useLook } from '#services/display-settings';
import { openProject } from '#services/playground/browser';
import { problemOf, RunFailure, RunStage, useRunner } from '#services/runner';
import { Icon, ModeImage } from '#ui';
import { announce } from '#ui/browser';
import { ChoiceForm } from './ChoiceForm.tsx';
import { FIRST_CHOICES, optionOf, readChoices, writeChoices } from './choices.ts';
import { compose, planOf } from './compose.ts';
import { downloadProject } from './downloadProject.ts';
import { FileList } from './FileList.tsx';
import { InstallCommand } from './InstallCommand.tsx';
import { PlanReason } from './PlanReason.tsx';
import type { StarterProps } from './props.ts';
import { reduceStarter, START } from './starterState.ts';

const TITLE = 'Orders grid';
const CHANGED = 'input:checked:not([checked])';

/** Questions about a grid, and beside them the grid that is the answer: running, as code, and as a project. */
export function Starter({ texts, language, guides, playgroundHref, picture }: StarterProps) {
  const [{ choices, isLive, preview }, dispatch] = useReducer(reduceStarter, START);
  const form = useRef<HTMLFormElement>(null);
  const variant = useCodeVariant();
  const { files, reading, notes } = useMemo(() => compose(choices, variant), [choices, variant]);
  const project = { title: TITLE, files };
  const { stage, runner } = useRunner({
    title: texts.starterPreview,
    look: useLook(),
    onState: (run) => dispatch({ type: 'run changed', run }),
    onConsole: () => undefined,
  });

  useEffect(() => {
    const open = () => {
      const asked = readChoices(location.hash);
      if (asked) dispatch({ type: 'open', choices: asked });
    };
    open();
    // What was chosen before the room was there.
    for (const input of form.current?.querySelectorAll<HTMLInputElement>(CHANGED) ?? []) {
      const option = optionOf(input.value);
      if (option) dispatch({ type: 'choose', option });
      else if (input.value === 'JS') codeVariant.set('JS');
    }
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  useEffect(() => {
    if (isLive) runner.run(files);
  }, [isLive, files, runner]);
  // The address names the choices; trying some is nothing to go back through.
  useEffect(() => {
    if (isLive) history.replaceState(history.state, '', location.pathname + location.search + writeChoices(choices));
  }, [isLive, choices]);

  return (
    <div className="starter-columns">
      <div className="starter-choices">
        <ChoiceForm
          ref={form}
          texts={texts}
          choices={choices}
          onChoose={(option) => dispatch({ type: 'choose', option })}
          onReset={() => dispatch({ type: 'open', choices: FIRST_CHOICES })}
        />
        <PlanReason texts={texts} language={language} choices={choices} />
      </div>
      <div className="starter-result">
        <div className="needs-script starter-live" role="group" aria-label={texts.starterPreview} tabIndex={-1}>
          <RunStage ref={stage} className="starter-stage" isStale={preview.isStale}>
            {!isLive && (
              <>
                <ModeImage {...picture} {...DEMO_PICTURE_SIZE} />
                <button
                  type="button"
                  className="ui-button"
                  onClick={({ currentTarget }) => {
                    // The button goes away.
                    currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
                    dispatch({ type: 'run' });
                  }}
                >
                  <Icon of={Play} />
                  {texts.starterRun}
                </button>
              </>
            )}
          </RunStage>
          <RunFailure problem={preview.failedRun && problemOf(preview.failedRun, texts)} onGoTo={() => undefined} />
        </div>
        <div className="starter-actions needs-script">
          <button type="button" className="ui-button" onClick={() => void openProject(playgroundHref, project)}>
            {texts.openInPlayground}
          </button>
          <button
            type="button"
            className="ui-button"
            onClick={() => downloadProject(project).catch(() => announce(texts.loadFailed))}
          >
            {texts.demoDownload}
          </button>
          <span role="status">{preview.run.at === 'running' ? texts.playgroundRunning : ''}</span>
        </div>
        {notes.map((note) => (
          <p key={note} className="starter-note">
            {texts[`starterNote_${note}`]}
          </p>
        ))}
        <InstallCommand texts={texts} plan={planOf(choices).plan} />
        <section aria-labelledby="starter-code">
          <h2 id="starter-code">{texts.starterCode}</h2>
          <FileList texts={texts} files={files} />
        </section>
        <section aria-labelledby="starter-reading">
          <h2 id="starter-reading">{texts.starterReading}</h2>
          <ul className="starter-reading">
            {reading.map(({ on, guides: paths }) => (
              <li key={on}>
                <span>{texts[on === 'pro' || on === 'premium' ? on : (`starterGroup_${on}` as const)]}</span>
                {paths.map((path) => (
                  <a key={path} href={guides[path]?.href}>
                    {guides[path]?.title}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
