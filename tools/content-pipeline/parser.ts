import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

/** Parses the body of a page. */
export const parser = createProcessor({ remarkPlugins: [remarkGfm] });
