import type { APIRoute } from 'astro';
import { robots } from '#layouts/seo.ts';

export const GET: APIRoute = () => new Response(robots(), { headers: { 'Content-Type': 'text/plain' } });
