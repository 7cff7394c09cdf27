/** The state of an explorer as a pure reducer with history, and as a hash: `#density=compact&checkboxSelection`. */
import type { ControlValue, ExplorerControl, ExplorerDefinition, ExplorerState } from '#model/explorer';
import type { InstallPlan } from '#model/install';
import { PLANS } from '#model/plan-names';

/** The plans that have a component, from the lowest. */
export function plansOf({ components }: Pick<ExplorerDefinition, 'components'>): InstallPlan[] {
  return PLANS.filter((plan) => components[plan]);
}

/** Longer texts are no names or formats. */
const MAX_TEXT = 80;
const MAX_HISTORY = 100;
const PLAN = 'plan';

export interface Explored {
  state: ExplorerState;
  plan: InstallPlan;
}

/** Only what differs from the default is part of a state, in the order of the controls, so that equal states have one hash. */
export function withValue(
  controls: readonly ExplorerControl[],
  state: ExplorerState,
  id: string,
  value: ControlValue | undefined,
): ExplorerState {
  const values = new Map<string, ControlValue | undefined>(Object.entries(state)).set(id, value);
  return Object.fromEntries(
    controls.flatMap((control) => {
      const own = values.get(control.id);
      return own === undefined || own === control.initial ? [] : [[control.id, own]];
    }),
  );
}

/** The value by which a link without one tries a prop: `#density`. */
export function sampleOf({ kind, initial, values = [] }: ExplorerControl): ControlValue | undefined {
  switch (kind) {
    case 'boolean':
      return initial !== true;
    case 'callback':
      return true;
    case 'choice':
    case 'recipe':
      return values.find(([value]) => value !== initial)?.[0];
    case 'number':
      return typeof initial === 'number' && initial !== 0 ? initial * 2 : 40;
    case 'string':
      return 'Sample';
  }
}

/** What a text stands for; `undefined` for junk. */
export function parseValue({ kind, values = [] }: ExplorerControl, text: string): ControlValue | undefined {
  switch (kind) {
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'callback':
      return text === 'true' || undefined;
    case 'choice':
    case 'recipe':
      return values.find(([value]) => String(value) === text)?.[0];
    case 'number':
      return /^-?\d{1,6}(?:\.\d{1,4})?$/.test(text) ? Number(text) : undefined;
    case 'string':
      return text.length > 0 && text.length <= MAX_TEXT ? text : undefined;
  }
}

export function encode({ state, plan }: Explored, isPlanShown: boolean): string {
  const parts = Object.entries(state).map(([id, value]) =>
    value === true ? id : `${id}=${encodeURIComponent(value).replaceAll('%20', '+')}`,
  );
  return [...(isPlanShown ? [`${PLAN}=${plan}`] : []), ...parts].join('&');
}

/** What a hash asks for. What no control has is ignored. */
export function decode(
  controls: readonly ExplorerControl[],
  plans: readonly InstallPlan[],
  hash: string,
): { state: ExplorerState; plan: InstallPlan | undefined } {
  const wanted = new URLSearchParams(hash.replace(/^#/, ''));
  let state: ExplorerState = {};
  for (const control of controls) {
    const text = wanted.get(control.id);
    if (text === null) continue;
    const value = text === '' ? sampleOf(control) : parseValue(control, text);
    if (value !== undefined) state = withValue(controls, state, control.id, value);
  }
  return { state, plan: plans.find((plan) => plan === wanted.get(PLAN)) };
}

/** The lowest plan that has everything that is set. */
export function planOf(controls: readonly ExplorerControl[], state: ExplorerState): InstallPlan {
  const levels = controls
    .filter(({ id }) => Object.hasOwn(state, id))
    .map(({ plan }) => PLANS.indexOf(plan ?? 'community'));
  return PLANS[Math.max(0, ...levels)] ?? 'community';
}

export interface ExplorerHistory {
  now: Explored;
  past: readonly Explored[];
  /** The control of the last change: typing into it is one step. */
  last: string | undefined;
}

export type ExplorerAction =
  | { type: 'open'; explored: Explored }
  | { type: 'set'; id: string; value: ControlValue | undefined }
  | { type: 'choose plan'; plan: InstallPlan }
  | { type: 'reset' }
  | { type: 'undo' };

/** A prop of a higher plan raises the plan; a lower plan drops the props that it lacks. */
export function explorerReducer(controls: readonly ExplorerControl[], plans: readonly InstallPlan[]) {
  const levelOf = (plan: InstallPlan) => PLANS.indexOf(plan);
  const atLeast = (plan: InstallPlan, least: InstallPlan) =>
    plans.find((one) => levelOf(one) >= Math.max(levelOf(plan), levelOf(least))) ?? plans.at(-1) ?? 'community';
  const step = (history: ExplorerHistory, now: Explored, last?: string): ExplorerHistory => {
    const isSameStep = last !== undefined && last === history.last;
    return { now, past: isSameStep ? history.past : [...history.past, history.now].slice(-MAX_HISTORY), last };
  };
  return (history: ExplorerHistory, action: ExplorerAction): ExplorerHistory => {
    const { now, past } = history;
    switch (action.type) {
      case 'open': {
        const { state, plan } = action.explored;
        return { now: { state, plan: atLeast(plan, planOf(controls, state)) }, past: [], last: undefined };
      }
      case 'set': {
        const state = withValue(controls, now.state, action.id, action.value);
        const control = controls.find(({ id }) => id === action.id);
        const isTyped = control?.kind === 'string' || control?.kind === 'number';
        return step(
          history,
          { state, plan: atLeast(now.plan, planOf(controls, state)) },
          isTyped ? action.id : undefined,
        );
      }
      case 'choose plan': {
        const plan = atLeast(action.plan, 'community');
        const kept = controls.filter((control) => levelOf(control.plan ?? 'community') <= levelOf(plan));
        const state = Object.fromEntries(Object.entries(now.state).filter(([id]) => kept.some((one) => one.id === id)));
        return step(history, { state, plan });
      }
      case 'reset':
        return step(history, { ...now, state: {} });
      case 'undo': {
        const before = past.at(-1);
        return before ? { now: before, past: past.slice(0, -1), last: undefined } : history;
      }
    }
  };
}
