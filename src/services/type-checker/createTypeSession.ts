import { createPreference } from '#lib/preference';
import { storageSource } from '#lib/storage';
import type { PlaygroundFile } from '#model/playground';
import type { CodeAssistant, CodeEditor } from '#ui/browser';
import type { TypeChecker } from './createTypeChecker.ts';
import type { LoadProgress, TypeProblem } from './protocol.ts';

export type TypeState = { at: 'off' | 'loading' | 'checking' | 'failed' } | { at: 'checked'; problems: readonly TypeProblem[] };

export interface TypeSessionOptions {
  files: () => readonly PlaygroundFile[];
  editor: () => Pick<CodeEditor, 'assist' | 'complete'>;
  onState: (state: TypeState) => void;
  onProgress: (progress: LoadProgress) => void;
}

export interface TypeSession {
  isOn: () => boolean;
  /** The code is another one. `isEdited`: by the reader, who wants to be told. */
  changed: (isEdited: boolean) => void;
  toggle: () => Promise<void>;
  /** For the key that asks for completion: turns checking on, and completes once it can. */
  help: () => Promise<void>;
  end: () => void;
}

/** A check costs a core a quarter of a second; it waits for a pause in typing. */
const TYPING_PAUSE_MS = 300;

const TYPES_KEY = 'playground-types';
const typeChecking = createPreference({ values: ['on', 'off'], fallback: 'off', sources: [storageSource(TYPES_KEY)] });

/**
 * Checks types once a reader asks for it. The choice is remembered, and still nothing is loaded for somebody who only
 * looks: where it opens with checking on, it waits for the first change.
 */
export function createTypeSession({ files, editor, onState, onProgress }: TypeSessionOptions): TypeSession {
  let checker: TypeChecker | undefined;
  let isOn = typeChecking.get() === 'on';
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function load(): Promise<TypeChecker> {
    const { createTypeChecker } = await import('./createTypeChecker.ts');
    checker ??= createTypeChecker((progress) => {
      // What was asked for before a failure may still arrive after it.
      if (!isOn) return;
      onState({ at: 'loading' });
      onProgress(progress);
    });
    return checker;
  }

  async function check() {
    clearTimeout(timer);
    const asked = files();
    onState({ at: isLoaded ? 'checking' : 'loading' });
    try {
      const problems = await (await load()).ask('check', asked, {});
      // A newer check took its place.
      if (!problems) return;
      if (!isLoaded) {
        isLoaded = true;
        await editor().assist(assistant);
      }
      // An answer about what has changed since says nothing; the next one is on its way.
      if (isOn && asked === files()) onState({ at: 'checked', problems });
    } catch {
      // Only the reader's own choice is remembered.
      turn(false);
      onState({ at: 'failed' });
    }
  }

  function turn(isWanted: boolean) {
    clearTimeout(timer);
    isOn = isWanted;
    onState({ at: 'off' });
  }

  function choose(isWanted: boolean) {
    typeChecking.set(isWanted ? 'on' : 'off');
    turn(isWanted);
  }

  const assistant: CodeAssistant = {
    hint: async (file, position) => (isOn ? (await load()).ask('hint', files(), { file, position }).catch(() => undefined) : undefined),
    complete: async (file, position) => (isOn ? (await load()).ask('complete', files(), { file, position }).catch(() => undefined) : undefined),
    describe: async (file, position, { name, source }) => (await load()).ask('describe', files(), { file, position, name, ...(source && { source }) }).catch(() => undefined),
    importEdits: async (file, position, { name, source = '' }) => (await load()).ask('importEdits', files(), { file, position, name, source }).catch(() => undefined),
  };

  return {
    isOn: () => isOn,
    changed(isEdited) {
      clearTimeout(timer);
      if (isOn && (isEdited || checker)) timer = setTimeout(() => void check(), TYPING_PAUSE_MS);
    },
    async toggle() {
      choose(!isOn);
      if (isOn) await check();
    },
    async help() {
      if (!isOn) choose(true);
      await check();
      if (isOn) await editor().complete();
    },
    end() {
      clearTimeout(timer);
      isOn = false;
      checker?.end();
    },
  };
}
