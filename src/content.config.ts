import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
const pages = defineCollection({ loader: glob({ base: './content', pattern: '**/page.mdx' }), schema: z.object({ title: z.string(), description: z.string() }) });
export const collections = { pages };
