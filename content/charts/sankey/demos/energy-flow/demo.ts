import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic Sankey chart',
  height: 320,
  excerpt: ['links: [', ']', '<SankeyChart', '/>'],
});
