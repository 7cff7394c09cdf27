import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { API_FOLDERS } from '#model/api';

/**
 * The content pipeline validates front matter and reports line numbers; this schema only adds types. Invalid values are
 * accepted, so that one broken page doesn't prevent the others from being served.
 */
const pages = defineCollection({
  loader: glob({ base: './content', pattern: '**/page.mdx' }),
  schema: z.object({
    title: z.string().catch(''),
    description: z.string().catch(''),
    product: z.enum(API_FOLDERS).optional().catch(undefined),
    packages: z.array(z.string()).optional().catch(undefined),
    components: z.array(z.string()).optional().catch(undefined),
    hooks: z.array(z.string()).optional().catch(undefined),
    width: z.literal('full').optional().catch(undefined),
    ads: z.literal(false).optional().catch(undefined),
  }),
});

export const collections = { pages };
