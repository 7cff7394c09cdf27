import { describe, expect, it } from 'vitest';
import { compileFile } from './compile.ts';
import { createLoopGuard, EndlessLoop, LOOP_GUARD, type LoopGuard, MAX_RUN_MS } from './loopGuard.ts';

/** Runs a body as the frame would, with a clock that advances by a millisecond per reading. */
function run(body: string) {
  const code = compileFile({
    name: 'App.tsx',
    text: `export function main(log: unknown[], list: number[]) {\n${body}\n}`,
  });
  let nowMs = 0;
  const guard = createLoopGuard(
    () => (nowMs += 1),
    () => undefined,
  );
  const exports: { main?: (log: unknown[], list: number[]) => unknown } = {};
  const evaluate = new Function('exports', 'require', LOOP_GUARD, code) as (
    exports: object,
    require: () => object,
    guard: (line: number) => void,
  ) => void;
  evaluate(
    exports,
    () => ({ jsx: () => null }),
    (line) => guard('App.tsx', line),
  );
  const log: unknown[] = [];
  const returned = exports.main?.(log, [1, 2, 3]);
  return { log, returned, code };
}

describe('an endless loop is stopped', () => {
  it.each([
    ['while', 'while (true) {}'],
    ['while without a body', 'while (true);'],
    ['do', 'do {} while (true);'],
    ['do without braces', 'let i = 0; do i += 1; while (i > 0);'],
    ['for', 'for (;;) {}'],
    [
      'for with all three parts',
      'for (let i = 0, f = () => { for (const x of list) log.push(x); }; i >= 0; i += 1) f;',
    ],
    ['for without braces', 'for (;;) list.length = 0;'],
    ['of a list that grows', 'for (const item of list) list.push(item);'],
    ['nested', 'for (const a of list) { for (let b = 0; b < a; ) log.push; }'],
    ['labeled', 'outer: while (true) { for (;;) { continue outer; } }'],
    ['in an arrow function', 'const spin = () => { while (list) {} }; spin();'],
    ['in a template', 'String(`${(() => { for (;;) {} })()}`);'],
    ['in JSX', '<div>{(() => { for (;;) {} })()}</div>;'],
    ['in a generator', 'function* all() { let i = 0; while (true) yield (i += 1); } log.push([...all()].length);'],
    ['that catches errors', 'while (true) { try { for (;;) {} } catch {} }'],
    ['in a class', 'class A { while = 1; for() { for (;;) {} } } new A().for();'],
    ['with a type', 'let i: number = 0 as number; while (i < (1 as number)) { i = 0 satisfies number; }'],
    ['after a regular expression', 'const a = /[(]while [(]/; while (a) {}'],
  ])('%s', (_, body) => {
    expect(() => run(body)).toThrow(EndlessLoop);
  });
});

it('names the loop', () => {
  const body =
    'const text = `a\n${list.map((x) => {\n  for (const y of list) x += y;\n  return x;\n})}`;\ndo {\n  text;\n} while (\n  true\n);';
  expect(() => run(body)).toThrow(expect.objectContaining({ file: 'App.tsx', line: 9 }));
});

describe('other code keeps its meaning', () => {
  it.each<[body: string, logged: unknown[]]>([
    ['for (const x of list) if (x > 1) log.push(x);', [2, 3]],
    ['for (const x of list) if (x > 2) log.push(x); else log.push(-x);', [-1, -2, 3]],
    ['if (list.length > 9) for (const x of list) log.push(x); else log.push("else");', ['else']],
    ['if (list.length > 9) while (true); else log.push("else");', ['else']],
    ['for (const key in { a: 1, b: 2 }) log.push(key);', ['a', 'b']],
    ['let i = 0; do log.push(i); while ((i += 1) < 3)\nlog.push("after");', [0, 1, 2, 'after']],
    [
      'outer: for (let a = 0; a < 3; a += 1) for (let b = 0; b < 3; b += 1) { if (b === 1) continue outer; if (a === 2) break outer; log.push([a, b]); }',
      [
        [0, 0],
        [1, 0],
      ],
    ],
    ['for (let i = 0; i < 3; i += 1) setter: { if (i === 1) break setter; log.push(i); }', [0, 2]],
    ['const of = list; for (const x of of) log.push(x);', [1, 2, 3]],
    [
      'for (const [a, b = (() => { for (const x of list) return x; })()] of [[0], [5, 6]]) log.push(a, b);',
      [0, 1, 5, 6],
    ],
    [
      'log.push("for (;;) while (", `do ${list.map((x) => `while (${x})`)} for (`, /while \\(a/.source); // for (;;) while (',
      ['for (;;) while (', 'do while (1),while (2),while (3) for (', 'while \\(a'],
    ],
    [
      '/* while ( */ const o = { for: 1, while: (x: number) => x, do: 2 }; log.push(o.for, o.while(3), o.do);',
      [1, 3, 2],
    ],
    ['log.push(list.length / 3 / 1, "x".replace(/while (x)?/g, ""));', [1, 'x']],
  ])('%s', (body, logged) => {
    expect(run(body).log).toEqual(logged);
  });

  it('awaits in loops', async () => {
    const { log, returned } = run(
      'return (async () => { for await (const x of [Promise.resolve(1), 2]) log.push(x); while (log.length < 4) log.push(await 3); })();',
    );
    await returned;
    expect(log).toEqual([1, 2, 3, 3]);
  });

  it('stays on its lines', () => {
    const { code } = run('for (\n  const x\n  of list\n)\n  log.push(x);\nwhile (\n  log.length < 1\n) log.push(1);');
    expect(code.split('\n')[5]).toContain('log.push(x)');
    expect(code.split('\n')[7]).toContain('log.length < 1');
  });
});

describe('the loop guard', () => {
  /** Calls that a loop of many turns makes. */
  const turn = (guard: LoopGuard, turns = 1000) => {
    for (let i = 0; i < turns; i += 1) guard('App.tsx', 3);
  };

  it('counts the time of one task only', () => {
    let nowMs = 0;
    const tasks: (() => void)[] = [];
    const guard = createLoopGuard(
      () => nowMs,
      (task) => tasks.push(task),
    );
    for (let task = 0; task < 5; task += 1) {
      turn(guard);
      nowMs += MAX_RUN_MS;
      turn(guard);
      expect(tasks).toHaveLength(1);
      tasks.pop()?.();
    }
    turn(guard);
    nowMs += MAX_RUN_MS + 1;
    expect(() => turn(guard)).toThrow('A loop ran for more than 2 seconds without a pause.');
  });

  it('stops every later loop on its first turn', () => {
    let nowMs = 0;
    const tasks: (() => void)[] = [];
    const guard = createLoopGuard(
      () => nowMs,
      (task) => tasks.push(task),
    );
    turn(guard);
    nowMs += MAX_RUN_MS + 1;
    expect(() => turn(guard)).toThrow(EndlessLoop);
    for (const task of tasks) task();
    expect(() => guard('App.tsx', 3)).toThrow(EndlessLoop);
  });
});
