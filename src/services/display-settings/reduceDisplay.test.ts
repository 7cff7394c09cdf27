import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_DISPLAY, reduceDisplay, type DisplayAction, type DisplaySettings } from './reduceDisplay.ts';

const MODES = ['light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const FLAGS = [false, true];

const settings = (more: Partial<DisplaySettings> = {}): DisplaySettings => ({ ...INITIAL_DISPLAY, ...more });

describe('display settings', () => {
  it('start light, left to right and not dense', () => {
    expect(INITIAL_DISPLAY).toEqual({ paletteMode: 'light', direction: 'ltr', dense: false });
  });

  it.each<[string, DisplaySettings, DisplayAction, DisplaySettings]>([
    ['set the dense flag', settings(), { type: 'set-dense', dense: true }, settings({ dense: true })],
    ['clear the dense flag', settings({ dense: true }), { type: 'set-dense', dense: false }, settings()],
    ['reset density to false', settings({ dense: true }), { type: 'reset-density' }, settings()],
    ['change the palette mode', settings(), { type: 'change', paletteMode: 'dark' }, settings({ paletteMode: 'dark' })],
    ['change the direction', settings(), { type: 'change', direction: 'rtl' }, settings({ direction: 'rtl' })],
    [
      'change both at once and keep the rest',
      settings({ dense: true }),
      { type: 'change', paletteMode: 'dark', direction: 'rtl' },
      { paletteMode: 'dark', direction: 'rtl', dense: true },
    ],
    [
      'change what differs when the other value is the same',
      settings({ direction: 'rtl' }),
      { type: 'change', paletteMode: 'dark', direction: 'rtl' },
      settings({ paletteMode: 'dark', direction: 'rtl' }),
    ],
  ])('%s', (_, before, action, after) => {
    const frozen = Object.freeze({ ...before });
    expect(reduceDisplay(frozen, action)).toEqual(after);
  });

  it.each<[string, DisplayAction]>([
    ['a change to nothing', { type: 'change' }],
    ['a change to the same mode', { type: 'change', paletteMode: 'light' }],
    ['a change to the same direction', { type: 'change', direction: 'ltr' }],
    ['a change to both as they are', { type: 'change', paletteMode: 'light', direction: 'ltr' }],
    ['the dense flag as it is', { type: 'set-dense', dense: false }],
    ['a reset when not dense', { type: 'reset-density' }],
  ])('return the same object for %s', (_, action) => {
    const before = settings();
    expect(reduceDisplay(before, action)).toBe(before);
  });

  it.each([
    ['"TOGGLE"', { type: 'TOGGLE' }],
    ['"__proto__"', { type: '__proto__' }],
    ['"undefined"', {}],
    ['"undefined"', { type: undefined }],
  ])('throw for an unknown action and name it: %s', (name, action) => {
    expect(() => reduceDisplay(INITIAL_DISPLAY, action as DisplayAction)).toThrow(
      `Unknown display-settings action ${name}`,
    );
  });
});

/** The model: three independent variables that follow the specification. */
interface Model {
  paletteMode: string;
  direction: string;
  dense: boolean;
}
interface Real {
  state: DisplaySettings;
}

const edges = new Set<string>();

class Apply implements fc.Command<Model, Real> {
  readonly action: DisplayAction;

  constructor(action: DisplayAction) {
    this.action = action;
  }

  check() {
    return true;
  }

  run(model: Model, real: Real) {
    const { action } = this;
    const before = real.state;
    edges.add(`${JSON.stringify(before)} ${this.toString()}`);
    const was = { ...model };
    if (action.type === 'set-dense') model.dense = action.dense;
    else if (action.type === 'reset-density') model.dense = false;
    else {
      if (action.paletteMode) model.paletteMode = action.paletteMode;
      if (action.direction) model.direction = action.direction;
    }
    real.state = reduceDisplay(before, action);
    expect(real.state).toEqual(model);
    const differs = JSON.stringify(was) !== JSON.stringify(model);
    expect(real.state !== before).toBe(differs);
    expect(before).toEqual(was);
  }

  toString() {
    return JSON.stringify(this.action);
  }
}

const ACTIONS: readonly DisplayAction[] = [
  ...FLAGS.map((dense): DisplayAction => ({ type: 'set-dense', dense })),
  { type: 'reset-density' },
  ...[undefined, ...MODES].flatMap((paletteMode) =>
    [undefined, ...DIRECTIONS].map((direction): DisplayAction => ({
      type: 'change',
      ...(paletteMode && { paletteMode }),
      ...(direction && { direction }),
    })),
  ),
];

describe('any sequence of actions', () => {
  it('changes the settings like the model, over every edge between all eight states', () => {
    const commands = fc.commands(
      ACTIONS.map((action) => fc.constant(new Apply(action))),
      { maxCommands: 200, size: 'max' },
    );
    fc.assert(
      fc.property(commands, (sequence) => {
        fc.modelRun(() => ({ model: { ...INITIAL_DISPLAY }, real: { state: INITIAL_DISPLAY } }), sequence);
      }),
      { numRuns: 200, seed: 811 },
    );
    expect(ACTIONS).toHaveLength(12);
    expect(edges.size).toBe(8 * ACTIONS.length);
  });
});
