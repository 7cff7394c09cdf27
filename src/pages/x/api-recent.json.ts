import type { APIRoute } from 'astro';
import { readRecent } from '#layouts/recent.ts';

/** What is newer than the first release of the major version (`RECENT_PATH`), for readers who have said which release they use. */
export const GET: APIRoute = async () => Response.json(await readRecent());
