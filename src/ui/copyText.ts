import { pageData } from '#lib/page-data';
import { announce } from './announce.ts';
import { confirmCopied } from './confirmCopied.ts';

/**
 * Copies a text that may still be loading. Browsers allow this only right after a click, so the promise itself is passed to
 * the clipboard if possible. Announces the result, also shows it in the button if there is one, and resolves to whether it
 * worked.
 */
export async function copyText(
  text: string | Promise<string>,
  { button, success = pageData('copied') }: { button?: HTMLElement | null | undefined; success?: string } = {},
): Promise<boolean> {
  try {
    await write(Promise.resolve(text));
    if (button) confirmCopied(button, success);
    announce(success, { isShown: Boolean(button) });
    return true;
  } catch {
    announce(pageData('copyFailed'));
    return false;
  }
}

async function write(text: Promise<string>) {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Avoid an unhandled rejection if the browser rejects the item; the error is handled below.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
}
