/** Memoizes a function of a path, because many pages refer to the same few files. */
export function memoizeByPath<T>(compute: (path: string) => T): (path: string) => T {
  const cache = new Map<string, { value: T }>();
  return (path) => {
    const cached = cache.get(path) ?? { value: compute(path) };
    cache.set(path, cached);
    return cached.value;
  };
}
