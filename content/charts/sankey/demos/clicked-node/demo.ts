import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read which node or link was clicked',
  height: 304,
  excerpt: ['<SankeyChart', '/>'],
});
