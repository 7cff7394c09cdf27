interface Sources<T> {
  network: Promise<T>;
  kept: () => Promise<T | undefined>;
  patienceMs: number;
}

/**
 * What the network says, unless it fails or takes too long and there is something kept. Without anything kept it may
 * take as long as it wants; `undefined` when it then fails.
 */
export async function networkFirst<T>({ network, kept, patienceMs }: Sources<T>): Promise<T | undefined> {
  const answer = network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<'too long'>((resolve) => (timer = setTimeout(resolve, patienceMs, 'too long')));
  const first = await Promise.race([answer, tooLong]);
  clearTimeout(timer);
  if (first !== 'too long') return first ?? kept();
  return (await kept()) ?? answer;
}
