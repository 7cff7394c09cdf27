export interface FeatureFilter {
  /** In lower case. */
  words: readonly string[];
  /** The plan that adds the feature. */
  plan: string;
}

/** Whether a feature has all words in its name and area, and is added by the plan; empty values match all. */
export function matchesFeature(
  { text, plan }: { text: string; plan: string },
  { words, plan: wanted }: FeatureFilter,
): boolean {
  return (!wanted || plan === wanted) && words.every((word) => text.includes(word));
}
