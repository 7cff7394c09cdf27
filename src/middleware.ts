import { defineMiddleware } from 'astro:middleware';
import { gatherHead } from '#layouts/gatherHead.ts';

/** Postprocesses every rendered document. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(gatherHead(await response.text()), response);
});
