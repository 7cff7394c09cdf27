interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

const ANSWER_MS = 120_000;

/** A connection to a browser that speaks WebDriver BiDi. */
export async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`${address} refuses the connection.`)), { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners = new Map<string, (params: never) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer;
    if (answer.id === undefined) listeners.get(answer.method ?? '')?.(answer.params as never);
    else waiting.get(answer.id)?.(answer);
  });

  function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = (lastId += 1);
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(
        () => settle({ type: 'error', error: 'timeout', message: `no answer in ${ANSWER_MS / 1000} s` }),
        ANSWER_MS,
      );
      const settle = ({ type, result, error, message }: Answer) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`));
        else resolve(result as Result);
      };
      waiting.set(id, settle);
      socket.send(JSON.stringify({ id, method, params }));
    });
  }

  return {
    send,
    onEvent: <Params>(method: string, listener: (params: Params) => void) =>
      void listeners.set(method, listener as (params: never) => void),
    disconnect: () => socket.close(),
  };
}
