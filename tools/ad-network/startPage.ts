import type { MockResponse } from './mockResponse.ts';
import { feeds } from './feeds.ts';
import { scripts } from './scripts.ts';

/** The start page: the current behavior, and a link to every other one. */
export function startPage(current: { script: string; feed: string }, origin: string): MockResponse {
  const list = (kind: 'script' | 'feed', names: readonly string[]) =>
    names.map((name) => {
      const label = name === current[kind] ? `<b>${name}</b>` : name;
      return `<li><a href="/?${kind}=${encodeURIComponent(name)}">${label}</a></li>`;
    });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mock ad network</title>
    <h1>Mock ad network</h1>
    <p>Script: ${origin}/script.js, feed: ${origin}/feed.json, <a href="/log">request log</a>.</p>
    <h2>The script</h2><ul>${list('script', Object.keys(scripts)).join('')}</ul>
    <h2>The feed</h2><ul>${list('feed', Object.keys(feeds)).join('')}</ul>`;
  return { type: 'text/html', body };
}
