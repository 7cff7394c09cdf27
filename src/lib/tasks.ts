/** Yields to the event loop: the continuation runs in a new task, after pending user input. */
export function yieldToMain(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<unknown> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Runs steps in order, each in a separate task. A failing step is reported and doesn't affect the others. */
export async function runInTasks(steps: readonly (() => void)[]) {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      reportError(error);
    }
    await yieldToMain();
  }
}
