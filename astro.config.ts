import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  integrations: [react(), mdx()],
  markdown: { processor: unified({ remarkPlugins: [], rehypePlugins: [] }) },
  vite: { build: { assetsInlineLimit: 0 } },
});
