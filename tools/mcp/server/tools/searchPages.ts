import { z } from 'zod';
import { EXPLORER_PATH } from '#model/explorer';
import { type PlanLevel, SEARCH_SHARDS } from '#model/search';
import { type Answer, failure } from '../answer.ts';
import { MAX_NAME } from '../inputs.ts';
import type { Site } from '../site.ts';

const PLANS = ['Community', 'Pro', 'Premium'] as const;

export const SEARCH_INPUT = z.object({
  query: z.string().min(1).max(MAX_NAME),
  product: z.enum(SEARCH_SHARDS).optional(),
  plan: z.enum(['community', 'pro', 'premium']).optional().describe('Only what this plan includes'),
  kind: z.enum(['guides', 'api', 'demos']).optional(),
  limit: z.number().int().min(1).max(30).default(8),
});

export function searchPages(
  { search }: Site,
  { query, product, plan, kind, limit }: z.output<typeof SEARCH_INPUT>,
): Answer {
  const level = PLANS.findIndex((name) => name.toLowerCase() === plan) as PlanLevel | -1;
  const filters = { shard: product, group: kind, plan: level === -1 ? undefined : level };
  const { hits: all, total, withoutFilters, suggestion } = search.answer({ text: query, filters });
  // They are made for people's hands, and have no text to read.
  const hits = all.filter(({ href }) => !href.includes(EXPLORER_PATH));
  if (hits.length === 0) {
    const more = withoutFilters > 0 ? ` Without filters there are ${withoutFilters}.` : '';
    return failure(`No results for "${query}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}${more}`);
  }
  const rows = hits.slice(0, limit).map(({ kind: of, title, page, href, plan: needs, owners, excerpt }) => {
    const where = [owners.length > 0 ? `of ${owners.slice(0, 3).join(', ')}` : page, needs > 0 ? PLANS[needs] : ''];
    const about = where.filter(Boolean).join(' · ');
    return `- ${title} (${of}${about ? ` · ${about}` : ''}) ${href}${excerpt ? `\n  ${excerpt.text}` : ''}`;
  });
  return {
    text: [`${Math.min(limit, hits.length)} of ${total - all.length + hits.length} results:`, ...rows].join('\n'),
  };
}
