import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { frontMatterOrBlank } from '#model/front-matter';

const pages = defineCollection({
  loader: glob({ base: './content', pattern: '**/page.mdx' }),
  schema: frontMatterOrBlank,
});

export const collections = { pages };
