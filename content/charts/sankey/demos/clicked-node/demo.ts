import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Inspect clicks on nodes and links',
  height: 304,
  excerpt: ['<SankeyChart', '/>'],
});
