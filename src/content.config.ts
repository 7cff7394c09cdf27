import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { API_FOLDERS } from '#model/api';

/**
 * Front matter is checked by the content pipeline, which knows the line; here it is given its type. What is missing or of
 * another kind must not keep the other pages from being served, so nothing is refused.
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
    ads: z.literal(false).optional().catch(undefined),
  }),
});

export const collections = { pages };
