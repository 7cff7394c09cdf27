import { SiteConfigError } from '#model/site-config';

/** An error whose message already says what to do; a stack trace would only distract. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command and prints user errors as one sentence, all others with their stack. */
export async function failGracefully(command: () => Promise<void>) {
  try {
    await command();
  } catch (error) {
    const isForPeople = error instanceof UserError || error instanceof SiteConfigError;
    process.stderr.write(`\n${isForPeople ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
