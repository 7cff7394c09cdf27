import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { themeStyles } from './src/model/demo-base-theme.ts';
import { SITE_FONT, siteFont } from './tools/fonts/fontSubset.ts';
import { inlineScript } from './tools/build/inlineScript.ts';
import { pageScripts } from './tools/build/pageScripts.ts';
import { root } from './tools/workspace/paths.ts';
import { readSiteConfig } from './tools/workspace/siteConfig.ts';
import { unregisterWorkerInDev } from './tools/build/serviceWorker.ts';
import { rehypeBlocks, rehypeJoints, remarkContent } from './tools/content-pipeline/index.ts';
import { demoIslands } from './tools/demo-compiler/index.ts';
import { frameVersion } from './tools/playground-runtime/index.ts';

const config = readSiteConfig(process.env);

export default defineConfig({
  ...(config.siteUrl && { site: config.siteUrl }),
  output: 'static',
  trailingSlash: 'always',
  cacheDir: './.cache/astro',
  integrations: [
    react(),
    mdx({ optimize: true }),
    demoIslands({
      root,
      room: 'src/features/demos',
      stage: 'src/features/explorer/stage/createStage.tsx',
      themeStyles,
      licenseKey: config.licenseKey,
    }),
  ],
  markdown: {
    syntaxHighlight: false,
    processor: unified({ remarkPlugins: [remarkContent], rehypePlugins: [rehypeBlocks, rehypeJoints] }),
  },
  devToolbar: { enabled: false },
  vite: {
    cacheDir: './.cache/vite',
    resolve: {
      alias: [
        { find: new RegExp(`^${SITE_FONT}`), replacement: await siteFont() },
        { find: '@astrojs/react/server.js', replacement: `${root}/src/layouts/reactRenderer.ts` },
      ],
    },
    // Short names, because every page repeats them.
    css: { modules: { generateScopedName: '_[hash:base64:4]' } },
    // Every inlined script would need another hash in the content security policy.
    build: { assetsInlineLimit: 0 },
    // The license key is only in the code of demos that need it.
    define: {
      __SITE_CONFIG__: JSON.stringify({ ...config, licenseKey: undefined }),
      FRAME_VERSION: JSON.stringify(await frameVersion(root)),
    },
    plugins: [inlineScript(), pageScripts(), unregisterWorkerInDev()],
  },
});
