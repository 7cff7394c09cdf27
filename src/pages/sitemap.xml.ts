import type { APIRoute } from 'astro';
import { sitemap } from '#layouts/seo.ts';

export const GET: APIRoute = () => new Response(sitemap(), { headers: { 'Content-Type': 'application/xml' } });
