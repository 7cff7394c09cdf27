/** Memoizes a function of a path, because many pages refer to the same few files. */
export function memoizeByPath<T>(ask: (path: string) => T): (path: string) => T {
  const answers = new Map<string, { answer: T }>();
  return (path) => {
    const known = answers.get(path) ?? { answer: ask(path) };
    answers.set(path, known);
    return known.answer;
  };
}
