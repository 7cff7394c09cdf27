import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMessage, formatValue } from './formatValue.ts';

const circular: Record<string, unknown> = { name: 'a' };
circular['self'] = circular;
class Row {
  id = 1;
}

describe('console output as text', () => {
  it.each([
    [['a', 1, null, undefined], 'a 1 null undefined'],
    [[{ a: [1, 'b'], c: { d: true } }], '{ a: [1, "b"], c: { d: true } }'],
    [['%s has %d rows and %o', 'orders', 3, { a: 1 }, 'more'], 'orders has 3 rows and { a: 1 } more'],
    [['%cloud', 'color: red'], 'loud'],
    [['100%'], '100%'],
    [['%s'], '%s'],
    [[new Map([['a', 1]]), new Set([1, 2])], 'Map {"a" => 1} Set {1, 2}'],
    [[new Row(), () => {}, 12n, -0], 'Row { id: 1 } [function anonymous] 12n -0'],
    [[new TypeError('no')], 'TypeError: no'],
    [[circular], '{ name: "a", self: [circular] }'],
    [[[[[[1]]]]], '[[[[1 items]]]]'],
    [[{}], '{}'],
  ])('%#', (values, text) => {
    expect(formatMessage(values)).toBe(text);
  });

  it('handles objects that throw on access', () => {
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(formatValue(hostile)).toBe('[unreadable]');
  });

  it('is bounded for any value', () => {
    expect(formatMessage(['a'.repeat(1e6)]).length).toBeLessThan(5000);
    fc.assert(
      fc.property(fc.array(fc.anything()), (values) => formatMessage(values).length < 5000),
      { numRuns: 300 },
    );
  });
});
