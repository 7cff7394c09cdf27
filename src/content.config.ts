import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Lengths and spelling are checked by the content pipeline, which knows the line; here the shape is given its type. */
const pages = defineCollection({
  loader: glob({ base: './content', pattern: '**/page.mdx' }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    product: z.enum(['data-grid', 'date-pickers', 'charts', 'tree-view']).optional(),
    packages: z.array(z.string()).optional(),
    components: z.array(z.string()).optional(),
    hooks: z.array(z.string()).optional(),
    ads: z.literal(false).optional(),
  }),
});

export const collections = { pages };
