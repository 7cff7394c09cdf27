import type { APIRoute } from 'astro';
import { docsTabPaths } from '#layouts/docsTabPages.ts';
import { guideChanges } from '#layouts/guides.ts';
import { sitemap } from '#layouts/seo.ts';

export const GET: APIRoute = async () =>
  new Response(sitemap({ tabs: await docsTabPaths(), changes: await guideChanges() }), { headers: { 'Content-Type': 'application/xml' } });
