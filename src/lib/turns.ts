/** Ends the task that is running: what follows is one of its own, and what a reader does meanwhile comes first. */
export function nextTurn(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<unknown> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Takes steps in their order, each in a task of its own. One that fails is reported and keeps no other from its turn. */
export async function inTurns(steps: readonly (() => void)[]) {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      reportError(error);
    }
    await nextTurn();
  }
}
