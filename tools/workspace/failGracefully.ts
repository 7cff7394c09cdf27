/** An error whose message already says what to do; a stack trace would only distract. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command and prints user errors as one sentence, all others with their stack. */
export async function failGracefully(command: () => Promise<void>) {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`\n${error instanceof UserError ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
