/** Many pages name the same few files: each file is asked about once. */
export function onceForEach<T>(ask: (path: string) => T): (path: string) => T {
  const answers = new Map<string, { answer: T }>();
  return (path) => {
    const known = answers.get(path) ?? { answer: ask(path) };
    answers.set(path, known);
    return known.answer;
  };
}
