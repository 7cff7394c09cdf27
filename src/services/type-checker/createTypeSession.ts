import { createPreference } from '#lib/preference';
import { savesData } from '#lib/saves-data';
import { storageSource } from '#lib/storage';
import type { CodeAssistant } from '#model/code-assistant';
import type { PlaygroundFile } from '#model/playground';
import type { TypeChecker } from './createTypeChecker.ts';
import type { LoadProgress, TypeProblem } from './protocol.ts';

export type TypeState =
  { at: 'off' | 'offered' | 'loading' | 'checking' | 'failed' } | { at: 'checked'; problems: readonly TypeProblem[] };

/** What an editor does with an assistant; either may wait until the editor is loaded. */
export interface AssistedEditor {
  assist: (assistant: CodeAssistant) => Promise<void>;
  /** Opens the completion list. */
  complete: () => Promise<void>;
}

export interface TypeSessionOptions {
  files: () => readonly PlaygroundFile[];
  editor: () => AssistedEditor | null;
  /** Whether to offer checking at the first change, until the offer has been answered once. */
  isOffered?: boolean | undefined;
  onState: (state: TypeState) => void;
  onProgress: (progress: LoadProgress) => void;
}

export interface TypeSession {
  isOn: () => boolean;
  /** Call when the code has changed. `isEdited`: by the user, as opposed to loading other code. */
  changed: (isEdited: boolean) => void;
  toggle: () => Promise<void>;
  /** Turns the offer down, now and later. */
  decline: () => void;
  /** For the completion shortcut: turns checking on and shows completions when ready. */
  help: () => Promise<void>;
  end: () => void;
}

/** Debounce for checks, which take about a quarter of a second of CPU time. */
const CHECK_DEBOUNCE_MS = 300;

const TYPES_KEY = 'playground-types';
const typeChecking = createPreference({
  values: ['on', 'off', 'unasked'],
  fallback: 'unasked',
  sources: [storageSource(TYPES_KEY)],
});

/**
 * Checks types on request. The preference is stored, but even if it is on, nothing is loaded before the first change, so
 * that users who only look at the code don't pay for it. A browser that saves data neither starts by itself nor offers to.
 */
export function createTypeSession({ files, editor, isOffered, onState, onProgress }: TypeSessionOptions): TypeSession {
  let checker: TypeChecker | undefined;
  let isOn = typeChecking.get() === 'on' && !savesData();
  let isLoaded = false;
  let isWaiting = Boolean(isOffered);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function load(): Promise<TypeChecker> {
    const { createTypeChecker } = await import('./createTypeChecker.ts');
    checker ??= createTypeChecker((progress) => {
      // Requests sent before a failure may still report progress.
      if (!isOn) return;
      onState({ at: 'loading' });
      onProgress(progress);
    });
    return checker;
  }

  async function check() {
    clearTimeout(timer);
    const checked = files();
    onState({ at: isLoaded ? 'checking' : 'loading' });
    try {
      const problems = await (await load()).ask('check', checked, {});
      // Replaced by a newer check.
      if (!problems) return;
      if (!isLoaded) {
        isLoaded = true;
        await editor()?.assist(assistant);
      }
      // Ignore results for outdated code; the next check is already scheduled.
      if (isOn && checked === files()) onState({ at: 'checked', problems });
    } catch {
      // Turned off for this session only; the preference is not changed.
      setOn(false);
      onState({ at: 'failed' });
    }
  }

  function offer() {
    if (!isWaiting || typeChecking.get() !== 'unasked' || savesData()) return;
    isWaiting = false;
    onState({ at: 'offered' });
  }

  function setOn(next: boolean) {
    clearTimeout(timer);
    isOn = next;
    onState({ at: 'off' });
  }

  function choose(next: boolean) {
    typeChecking.set(next ? 'on' : 'off');
    setOn(next);
  }

  const assistant: CodeAssistant = {
    hint: async (file, position) =>
      isOn ? (await load()).ask('hint', files(), { file, position }).catch(() => undefined) : undefined,
    complete: async (file, position) =>
      isOn ? (await load()).ask('complete', files(), { file, position }).catch(() => undefined) : undefined,
    describe: async (file, position, { name, source }) =>
      (await load())
        .ask('describe', files(), { file, position, name, ...(source && { source }) })
        .catch(() => undefined),
    importEdits: async (file, position, { name, source = '' }) =>
      (await load()).ask('importEdits', files(), { file, position, name, source }).catch(() => undefined),
  };

  return {
    isOn: () => isOn,
    changed(isEdited) {
      clearTimeout(timer);
      if (isEdited) offer();
      if (isOn && (isEdited || checker)) timer = setTimeout(() => void check(), CHECK_DEBOUNCE_MS);
    },
    async toggle() {
      choose(!isOn);
      if (isOn) await check();
    },
    decline: () => choose(false),
    async help() {
      if (!isOn) choose(true);
      await check();
      if (isOn) await editor()?.complete();
    },
    end() {
      clearTimeout(timer);
      isOn = false;
      checker?.end();
    },
  };
}
