import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace the toolbar with a title in the export',
  height: 316,
  excerpt: ['function addTitle', '}', 'const toolbar = {', '};'],
});
