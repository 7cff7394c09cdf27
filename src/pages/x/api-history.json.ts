import type { APIRoute } from 'astro';
import { readHistoryText } from '#services/api-reference';

/** The API of all releases (`HISTORY_PATH`), for the page that compares any two of them, and for programs. */
export const GET: APIRoute = () => new Response(readHistoryText(), { headers: { 'Content-Type': 'application/json' } });
