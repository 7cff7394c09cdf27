import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { fillIn } from '#lib/fill-in';
import { type Major, MAJORS } from '#model/migration';
import {
  analyzeInWorker,
  keepTick,
  packFindings,
  readTicks,
  type SourceFile,
  toMarkdown,
  unpackFindings,
} from '#services/migration/browser';
import { announce, copyText } from '#ui/browser';
import { assistantReducer, type Result, START, withFiles } from './assistantState.ts';
import { nameOfPasted } from './nameOfPasted.ts';
import { SHARED_HASH } from './hooks.ts';
import type { MigrationProps } from './props.ts';
import { filesOf, filesOfDrop, type FoundFile, readFiles } from './readFiles.ts';
import { ReportView } from './ReportView.tsx';
import { useDrop } from './useDrop.ts';

const INPUT_ID = 'migration-code';
const PRIVACY_ID = 'migration-privacy';
/** A result of which less is in the window counts as not seen. */
const LEAST_SHOWN_PX = 160;

/**
 * Finds what the migration guides change in the reader's code, without sending it anywhere. `earlier` was dropped on the
 * form before the room was there.
 */
export function Assistant({ earlier = [], ...props }: MigrationProps & { earlier?: readonly FileSystemEntry[] }) {
  const { texts } = props;
  const [state, dispatch] = useReducer(assistantReducer, START);
  const { from, files, result, done } = state;
  const input = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // A reader who asked for a result is brought to it; a reader who only changes the version stays there.
  const isAwaited = useRef(false);

  // The server knows neither what is stored, nor the hash, nor what a reader chose before the room was there.
  useEffect(() => {
    dispatch({ type: 'restore', done: readTicks() });
    const chosen = form.current && new FormData(form.current).get('from');
    const major = MAJORS.find((one) => String(one) === chosen);
    if (major) dispatch({ type: 'choose', from: major });
    const [, shared] = location.hash.split(SHARED_HASH);
    if (shared)
      void unpackFindings(shared).then((report) =>
        dispatch(report ? { type: 'show', report, isShared: true } : { type: 'fail', at: 'unreadableLink' }),
      );
  }, []);

  useEffect(() => {
    if (!isAwaited.current || isPending(result)) return;
    isAwaited.current = false;
    const { top = 0 } = outcome.current?.getBoundingClientRect() ?? {};
    if (top > innerHeight - LEAST_SHOWN_PX) outcome.current?.scrollIntoView();
  }, [result]);

  function search(given?: readonly SourceFile[]) {
    isAwaited.current = true;
    return run(given);
  }

  async function run(given: readonly SourceFile[] = files, version = from) {
    const text = input.current?.value ?? '';
    const pasted = text.trim() ? [{ path: nameOfPasted(text), text }] : [];
    const all = [...given, ...pasted];
    if (all.length === 0) {
      dispatch({ type: 'fail', at: 'empty' });
      input.current?.focus();
      return;
    }
    dispatch({ type: 'run', count: all.length });
    try {
      const report = await analyzeInWorker({ files: all, from: version });
      if (report) dispatch({ type: 'show', report });
    } catch {
      dispatch({ type: 'fail', at: 'failed' });
    }
  }

  async function take(found: Promise<FoundFile[]> | FoundFile[]) {
    const read = await readFiles(await found);
    if (!read) return dispatch({ type: 'fail', at: 'tooMany' });
    if (read.length === 0) return undefined;
    dispatch({ type: 'take', files: read });
    return search(withFiles(files, read));
  }

  function choose(major: Major) {
    dispatch({ type: 'choose', from: major });
    if (result.at === 'running' || (result.at === 'found' && !result.isShared)) void run(files, major);
  }

  function tick(id: string) {
    dispatch({ type: 'tick', id });
    keepTick(id, !done.has(id));
  }

  async function share(button: HTMLButtonElement) {
    if (result.at !== 'found') return;
    const packed = await packFindings(result.report);
    if (packed)
      await copyText(`${location.origin}${location.pathname}${SHARED_HASH}${packed}`, {
        button,
        success: texts.migrationShared,
      });
    else announce(texts.migrationShareTooLong);
  }

  function clear() {
    if (input.current) input.current.value = '';
    dispatch({ type: 'clear' });
    input.current?.focus();
  }

  const isOver = useDrop(form, (entries) => void take(filesOfDrop(entries)));

  const takeEarlier = useEffectEvent(() => {
    if (earlier.length > 0) void take(filesOfDrop(earlier));
  });
  useEffect(() => takeEarlier(), []);

  return (
    <>
      <form
        className="migration-form"
        // Nothing leaves the page, even where its script is not there yet.
        method="dialog"
        ref={form}
        data-over={isOver ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <fieldset>
          <legend>{texts.migrationFrom}</legend>
          {MAJORS.map((major) => (
            <label key={major}>
              <input type="radio" name="from" value={major} checked={from === major} onChange={() => choose(major)} />
              {`v${major}`}
            </label>
          ))}
          <span>{texts.migrationFromPackage}</span>
        </fieldset>
        <label htmlFor={INPUT_ID}>{texts.migrationInput}</label>
        <textarea
          ref={input}
          id={INPUT_ID}
          name="code"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={texts.migrationPlaceholder}
          aria-describedby={PRIVACY_ID}
          onPaste={() => setTimeout(() => void search())}
        />
        <div className="migration-buttons">
          <button type="submit" className="ui-button migration-find">
            {texts.migrationFind}
          </button>
          <FileButton label={texts.migrationFiles} onChoose={take} />
          <FileButton label={texts.migrationFolder} isFolder onChoose={take} />
          <span>{texts.migrationDrop}</span>
        </div>
        <p id={PRIVACY_ID}>{texts.migrationPrivacy}</p>
      </form>
      <div ref={outcome} className="migration-outcome">
        <p className="migration-status" role="status">
          {statusOf(result, texts)}
        </p>
        {!isPending(result) && (
          <button type="button" className="ui-button ui-button-small" onClick={clear}>
            {texts.migrationClear}
          </button>
        )}
      </div>
      {result.at === 'found' && (
        <ReportView
          {...props}
          report={result.report}
          isShared={result.isShared}
          done={done}
          onTick={tick}
          onCopy={(button) => void copyText(toMarkdown(result.report, { done, origin: location.origin }), { button })}
          onShare={(button) => void share(button)}
        />
      )}
    </>
  );
}

function FileButton({
  label,
  isFolder = false,
  onChoose,
}: {
  label: string;
  isFolder?: boolean;
  onChoose: (files: FoundFile[]) => unknown;
}) {
  return (
    <label className="ui-button migration-choose">
      {label}
      <input
        type="file"
        multiple
        className="visually-hidden"
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          void onChoose(filesOf(target.files));
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
    </label>
  );
}

function statusOf(result: Result, texts: MigrationProps['texts']): string {
  switch (result.at) {
    case 'nothing':
      return '';
    case 'running':
      return fillIn(texts.migrationRunning, { count: result.count });
    case 'empty':
      return texts.migrationEmpty;
    case 'failed':
      return texts.migrationFailed;
    case 'tooMany':
      return texts.migrationMany;
    case 'unreadableLink':
      return texts.migrationSharedUnreadable;
    case 'found': {
      const { findings, read } = result.report;
      const files = new Set(findings.map(({ file }) => file)).size;
      return summaryOf({ count: findings.length, files, read: result.isShared ? 1 : read }, texts);
    }
    default:
      return result satisfies never;
  }
}

/** Of a single file, and of shared findings, there is nothing to say but the changes. */
function summaryOf(values: { count: number; files: number; read: number }, texts: MigrationProps['texts']): string {
  const { count, read } = values;
  if (count === 0)
    return read > 1 ? `${texts.migrationNothing} ${fillIn(texts.migrationRead, values)}` : texts.migrationNothing;
  const [one, many] =
    read > 1 ? [texts.migrationCountOneOf, texts.migrationCountOf] : [texts.migrationCountOne, texts.migrationCount];
  return fillIn(count === 1 ? one : many, values);
}

function isPending({ at }: Result): boolean {
  return at === 'nothing' || at === 'empty' || at === 'running';
}
