import type { RequestListener, Server } from 'node:http';

const PATIENCE_MS = 100;

/**
 * Node takes one connection in a turn of its event loop, and the turn answers everybody who is in already: with
 * hundreds inside, the last at the door would wait for ten seconds and more. So answers wait, for a moment, until a
 * turn has passed in which nobody came.
 */
export function afterEveryoneIsIn(server: Server, answer: RequestListener, patienceMs = PATIENCE_MS): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  let hasSomeoneCome = false;
  let patienceEnds: number | undefined;

  function endTurn() {
    const isPatient = patienceEnds !== undefined && performance.now() < patienceEnds;
    if (hasSomeoneCome && isPatient) {
      hasSomeoneCome = false;
      setImmediate(endTurn);
      return;
    }
    patienceEnds = undefined;
    for (const exchange of waiting.splice(0)) answer(...exchange);
  }

  server.on('connection', () => {
    hasSomeoneCome = true;
    if (patienceEnds !== undefined) return;
    patienceEnds = performance.now() + patienceMs;
    setImmediate(endTurn);
  });

  return (request, response) => {
    if (patienceEnds === undefined) answer(request, response);
    else waiting.push([request, response]);
  };
}
