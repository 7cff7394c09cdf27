export interface DemoFilter {
  /** In lower case. */
  words: readonly string[];
  product: string;
  plan: string;
}

/** Whether a demo has all words in its title, page and names, and belongs to the product and plan; empty values match all. */
export function matchesDemo(
  demo: { text: string; product: string; plan: string },
  { words, product, plan }: DemoFilter,
): boolean {
  return (
    (!product || demo.product === product) &&
    (!plan || demo.plan === plan) &&
    words.every((word) => demo.text.includes(word))
  );
}
