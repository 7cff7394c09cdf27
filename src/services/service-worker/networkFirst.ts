interface Sources<T> {
  network: Promise<T>;
  cached: () => Promise<T | undefined>;
  timeoutMs: number;
}

/**
 * The network response, or the cached one if the network fails or times out. Without a cached response there is no
 * timeout; `undefined` if the network then fails.
 */
export async function networkFirst<T>({ network, cached, timeoutMs }: Sources<T>): Promise<T | undefined> {
  const response = network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timeout'>((resolve) => (timer = setTimeout(resolve, timeoutMs, 'timeout')));
  const first = await Promise.race([response, timeout]);
  clearTimeout(timer);
  if (first !== 'timeout') return first ?? cached();
  return (await cached()) ?? response;
}
