import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  INITIAL_SLOT,
  isPolling,
  nextAdSlot,
  type AdSlot,
  type AdSlotEvent,
  type Delivery,
  type Finding,
} from './adSlot.ts';

const RUNS = Math.min(Number(process.env['PROPERTY_RUNS'] ?? 3_000), 100_000);

/** The specification as a record of past events instead of a state machine. */
interface Model {
  isStarted: boolean;
  isOff: boolean;
  hasNetwork: boolean;
  emptyTries: number;
  found: Finding;
  blockedRoll: number | undefined;
}

interface Real {
  slot: AdSlot;
}

const states = new Set<string>();
const edges = new Set<string>();
let sequences = 0;

function expectedOf({ isStarted, isOff, hasNetwork, emptyTries, found, blockedRoll }: Model): AdSlot {
  if (isOff) return { at: 'off' };
  if (!isStarted) return { at: 'waiting' };
  if (!hasNetwork) return { at: 'in-house' };
  if (found === 'ad') return { at: 'network' };
  if (found === 'backers') return { at: 'in-house' };
  if (blockedRoll === undefined) return { at: 'checking', tries: emptyTries };
  return { at: 'blocked', tries: emptyTries, show: blockedRoll < 0.2 ? 'message' : 'in-house' };
}

const nameOf = (slot: AdSlot) =>
  slot.at === 'blocked' ? `blocked by ${slot.show}${isPolling(slot) ? '' : ', done'}` : slot.at;

class Send implements fc.Command<Model, Real> {
  readonly event: AdSlotEvent;

  constructor(event: AdSlotEvent) {
    this.event = event;
  }

  check() {
    return true;
  }

  run(model: Model, real: Real) {
    const before = nameOf(real.slot);
    real.slot = nextAdSlot(real.slot, this.event);
    advance(model, this.event);
    expect(real.slot).toEqual(expectedOf(model));
    states.add(nameOf(real.slot));
    edges.add(`${before} -> ${nameOf(real.slot)}`);
  }

  toString() {
    return JSON.stringify(this.event);
  }
}

function advance(model: Model, event: AdSlotEvent) {
  if (model.isOff) return;
  if (event.type === 'crash') model.isOff = true;
  if (event.type === 'start' && !model.isStarted) {
    model.isStarted = true;
    model.isOff = !event.isServed;
    model.hasNetwork = event.hasNetwork;
  }
  const isAwaiting = model.isStarted && model.hasNetwork && model.found === 'nothing' && model.emptyTries < 30;
  if (event.type === 'feed' && isAwaiting) model.found = event.delivered;
  if (event.type !== 'poll' || !isAwaiting) return;
  model.found = event.found;
  if (event.found !== 'nothing') return;
  model.emptyTries += 1;
  if (model.emptyTries > 6) model.blockedRoll ??= event.roll;
}

const roll = fc.oneof(
  fc.constantFrom(0, 0.1999, 0.2, 0.9999),
  fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
);
const command = fc.oneof(
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.boolean(), fc.boolean())
      .map(([isServed, hasNetwork]) => new Send({ type: 'start', isServed, hasNetwork })),
  },
  { weight: 60, arbitrary: roll.map((value) => new Send({ type: 'poll', found: 'nothing', roll: value })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Finding>('ad', 'backers').map((found) => new Send({ type: 'poll', found, roll: 0 })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Delivery>('ad', 'backers').map((delivered) => new Send({ type: 'feed', delivered })),
  },
  { weight: 1, arbitrary: fc.constant(new Send({ type: 'crash' })) },
);

describe('the ad slot compared with a model', () => {
  it(`agrees with the specification in ${RUNS} random sequences`, () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.commands([command], { size: 'max', maxCommands: 60 }),
        (isStartedFirst, commands) => {
          const first = isStartedFirst ? [new Send({ type: 'start', isServed: true, hasNetwork: true })] : [];
          const setup = () => ({
            model: {
              isStarted: false,
              isOff: false,
              hasNetwork: true,
              emptyTries: 0,
              found: 'nothing' as Finding,
              blockedRoll: undefined,
            },
            real: { slot: INITIAL_SLOT },
          });
          fc.modelRun(setup, [...first, ...commands]);
          sequences += 1;
        },
      ),
      // The seed is fixed because the tests below count the visited edges.
      { numRuns: RUNS, seed: 8111 },
    );
    expect(sequences).toBeGreaterThanOrEqual(RUNS);
  });

  afterAll(() => console.log(`ad slot: ${sequences} sequences, ${states.size} states, ${edges.size} edges`));

  it('visited every state', () => {
    expect([...states].sort()).toEqual([
      'blocked by in-house',
      'blocked by in-house, done',
      'blocked by message',
      'blocked by message, done',
      'checking',
      'in-house',
      'network',
      'off',
      'waiting',
    ]);
  });

  it('visited exactly the expected edges', () => {
    const fillings = ['in-house', 'message'];
    const expected = [
      'waiting -> waiting',
      'waiting -> checking',
      'waiting -> in-house',
      'waiting -> off',
      'checking -> checking',
      ...fillings.map((show) => `checking -> blocked by ${show}`),
      ...fillings.map((show) => `blocked by ${show} -> blocked by ${show}`),
      ...fillings.map((show) => `blocked by ${show} -> blocked by ${show}, done`),
      ...fillings.map((show) => `blocked by ${show}, done -> blocked by ${show}, done`),
      ...['checking', ...fillings.map((show) => `blocked by ${show}`)].flatMap((from) => [
        `${from} -> network`,
        `${from} -> in-house`,
      ]),
      ...[
        'checking',
        'network',
        'in-house',
        'off',
        ...fillings.flatMap((show) => [`blocked by ${show}`, `blocked by ${show}, done`]),
      ].map((from) => `${from} -> off`),
      'network -> network',
      'in-house -> in-house',
    ];
    expect([...edges].sort()).toEqual(expected.sort());
  });
});
