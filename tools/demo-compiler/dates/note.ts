/** Thrown where a demo cannot be translated; the message is the sentence that readers see instead of code. */
export class Untranslatable extends Error {}

export function giveUp(sentence: string): never {
  throw new Untranslatable(sentence);
}
