import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './listFiles.ts';
import { findScripts, type ScriptElement } from './scriptTokenizer.ts';

/** An inline script that a browser would run, and the pages that contain it. */
export interface InlineScript {
  /** In the format of the Content-Security-Policy: `sha256-` and base64. */
  readonly hash: string;
  readonly text: string;
  readonly pages: readonly string[];
}

/** Types that browsers run as JavaScript; an import map determines which modules run and needs a hash as well. */
const RUNS = /^(?:module|importmap|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript)|)$/;

/** The distinct inline scripts of an HTML document, in order of appearance. */
export function inlineScriptsOf(html: string): string[] {
  return [
    ...new Set(
      findScripts(html)
        .filter(isRunInline)
        .map((script) => script.text),
    ),
  ];
}

/** The distinct inline scripts of all pages of a built site. */
export async function collectInlineScripts(dist: string): Promise<InlineScript[]> {
  const pagesByText = new Map<string, string[]>();
  const pages = listFiles(dist).filter((file) => file.endsWith('.html'));
  for (const page of pages.toSorted()) {
    for (const text of inlineScriptsOf(await readFile(join(dist, page), 'utf8'))) {
      const others = pagesByText.get(text);
      if (others) others.push(page);
      else pagesByText.set(text, [page]);
    }
  }
  return [...pagesByText].map(([text, pages]) => ({ hash: hashOf(text), text, pages }));
}

/** Hashes for the Content-Security-Policy, sorted so that equal builds have equal headers. */
export async function collectInlineScriptHashes(dist: string): Promise<string[]> {
  return (await collectInlineScripts(dist)).map((script) => script.hash).toSorted();
}

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function isRunInline({ attributes, text }: ScriptElement): boolean {
  return text !== '' && !attributes.has('src') && RUNS.test(typeOf(attributes));
}

/** Without `type`, the legacy `language` attribute applies; without both, the script is JavaScript. */
function typeOf(attributes: ReadonlyMap<string, string>): string {
  const type = attributes.get('type');
  if (type !== undefined) return type === '' ? '' : type.trim().toLowerCase() || 'blank';
  const language = attributes.get('language')?.toLowerCase();
  return language ? `text/${language}` : '';
}
