import type { APIRoute } from 'astro';
import { docsTabPaths } from '#layouts/docsTabPages.ts';
import { guideChanges } from '#layouts/guides.ts';
import { sitemap } from '#layouts/seo.ts';

export const GET: APIRoute = async () =>
  // Without a body, no file is written.
  new Response(sitemap({ tabs: await docsTabPaths(), changes: await guideChanges() }) ?? null, {
    headers: { 'Content-Type': 'application/xml' },
  });
