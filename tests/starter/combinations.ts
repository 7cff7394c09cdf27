import {
  choose,
  type Choices,
  FIRST_CHOICES,
  GROUP_NAMES,
  GROUPS,
  type Option,
} from '../../src/features/starter/choices.ts';

/** The first choices, each option alone, and each pair of options of different groups. */
export function pairs(): Choices[] {
  const options = GROUP_NAMES.flatMap((group, index) =>
    GROUPS[group].map((option) => ({ option: option as Option, index })),
  );
  const found = new Map<string, Choices>();
  for (const a of options)
    for (const b of options) {
      if (b.index < a.index) continue;
      const choices = choose(choose(FIRST_CHOICES, a.option), b.option);
      found.set(Object.values(choices).join(), choices);
    }
  return [...found.values()];
}

/** All that can be chosen. */
export function all(): Choices[] {
  return GROUP_NAMES.reduce<Choices[]>(
    (some, group) => some.flatMap((choices) => GROUPS[group].map((option) => choose(choices, option))),
    [FIRST_CHOICES],
  );
}

export const isFullRun = process.env['TEST_TIER'] === 'full';

/** The full run takes all of them, every other one a few that are spread evenly. */
export function fromFullRun(some: readonly Choices[]): readonly Choices[] {
  return isFullRun ? some : some.filter((_, index) => index % 8 === 0);
}
