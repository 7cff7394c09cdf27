import { describe, expect, it } from 'vitest';
import { createPreference } from '#lib/preference';
import { choiceOf } from './choice.ts';

describe('a setting in the panel', () => {
  const setUp = () => {
    const preference = createPreference({ values: ['a', 'b'], fallback: 'a', sources: [] });
    return { preference, choice: choiceOf('letter', ['a', 'b'], preference) };
  };

  it('sets the preference to the value of the radio', () => {
    const { preference, choice } = setUp();
    choice.choose('b');
    expect(preference.get()).toBe('b');
  });

  it('ignores a value that is not in the list', () => {
    const { preference, choice } = setUp();
    for (const value of ['', 'B', '__proto__']) choice.choose(value);
    expect(preference.get()).toBe('a');
  });
});
