import { Copy, FlaskConical, Link } from 'lucide';
import { useMemo, useSyncExternalStore } from 'react';
import type { Preference } from '#lib/preference';
import { CODE_VARIANTS } from '#model/demo';
import type { DateLibrary } from '#model/demo-dates';
import { useCodeVariant } from '#services/code-preferences';
import { codeVariant } from '#services/code-preferences/browser';
import { HighlightedCode, Icon, Segment } from '#ui';
import { copyText } from '#ui/browser';
import type { Explored } from './explorerState.ts';
import { VARIANT } from './hooks.ts';
import type { ExplorerProps } from './props.ts';
import { type Call, stage } from './stage/stageStore.ts';
import { toCode } from './toCode.ts';
import { Tool } from './Tool.tsx';
import { useLens } from './useLens.ts';

interface OutputProps extends ExplorerProps {
  now: Explored;
  hash: string;
  usedDates: Preference<DateLibrary | ''> | undefined;
}

const NO_CALLS: readonly Call[] = [];

/** The code of the state, what can be done with it, and the calls of the callbacks that are set. */
export function Output({ texts, definition, groups, playgroundHref, now, hash, usedDates }: OutputProps) {
  const variant = useCodeVariant();
  const dates = useLens(usedDates) || 'dayjs';
  const callbacks = useMemo(
    () =>
      new Set(groups.flatMap(({ controls }) => controls.filter(({ kind }) => kind === 'callback').map(({ id }) => id))),
    [groups],
  );
  const code = useMemo(
    () => toCode(definition, now, callbacks, { variant, dates }),
    [definition, now, callbacks, variant, dates],
  );
  const hasCallbacks = Object.keys(now.state).some((id) => callbacks.has(id));

  async function openPlayground() {
    const { openProject } = await import('#services/playground/browser');
    const [title = ''] = definition.components[now.plan] ?? [];
    const files = [{ name: variant === 'TS' ? 'App.tsx' : 'App.jsx', text: code }];
    await openProject(playgroundHref, { title, files });
  }

  return (
    <section className="explorer-output" aria-label={texts.explorerCode}>
      <div className="explorer-tools needs-script">
        <fieldset className="ui-segments">
          <legend className="visually-hidden">{texts.demoLanguage}</legend>
          {CODE_VARIANTS.map((one) => (
            <Segment
              key={one}
              name={VARIANT}
              value={one}
              checked={one === variant}
              onChange={() => codeVariant.set(one)}
            >
              {one}
            </Segment>
          ))}
        </fieldset>
        <Tool
          icon={Copy}
          label={texts.demoCopy}
          onClick={({ currentTarget }) => void copyText(code, { button: currentTarget })}
        />
        <Tool
          icon={Link}
          label={texts.explorerLink}
          onClick={({ currentTarget }) =>
            void copyText(`${location.origin}${location.pathname}${hash && `#${hash}`}`, {
              button: currentTarget,
              success: texts.explorerLinkCopied,
            })
          }
        />
        <button
          className="ui-button ui-button-small explorer-play"
          type="button"
          aria-label={texts.openInPlayground}
          onClick={() => void openPlayground()}
        >
          <Icon of={FlaskConical} />
          {texts.playground}
        </button>
      </div>
      <pre className="explorer-code" tabIndex={0} role="group" aria-label={texts.explorerCode} dir="ltr">
        <HighlightedCode code={code} />
      </pre>
      {hasCallbacks && <Calls texts={texts} />}
    </section>
  );
}

function Calls({ texts }: Pick<ExplorerProps, 'texts'>) {
  const calls = useSyncExternalStore(stage.subscribe, stage.calls, () => NO_CALLS);
  return (
    <div className="explorer-calls">
      <h2>{texts.explorerCalls}</h2>
      {calls.length === 0 && <p>{texts.explorerNoCalls}</p>}
      <ol role="log" aria-label={texts.explorerCalls} dir="ltr">
        {calls.map(({ id, text }) => (
          <li key={id}>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
