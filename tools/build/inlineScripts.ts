import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const IS_LOADED_OR_DATA = /\ssrc=|\stype="[^"]*json"/;

/**
 * The digests of a page's inline scripts for the Content-Security-Policy. A regular expression is enough, because these are
 * our own pages: a script that it missed would not run, which every browser test would notice.
 */
export function inlineScriptsIn(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    text === '' || IS_LOADED_OR_DATA.test(attributes)
      ? []
      : `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}
