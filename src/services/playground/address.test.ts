import { describe, expect, it } from 'vitest';
import { readHash } from './address.ts';

describe('the hash of the playground', () => {
  it.each([
    ['#project=3f-A_1', { kind: 'kept', id: '3f-A_1' }],
    ['#code=abc-_', { kind: 'shared', code: 'abc-_' }],
    ['#code=', { kind: 'shared', code: '' }],
    ['#starter=charts', { kind: 'starter', name: 'charts' }],
  ])('%s requests %j', (hash, request) => {
    expect(readHash(hash)).toEqual(request);
  });

  it.each(['', '#', '#main', '#project=', '#project=../x', '#starter=<b>', '#other=1', '#code'])(
    '%j requests nothing',
    (hash) => {
      expect(readHash(hash)).toEqual({ kind: 'nothing' });
    },
  );
});
