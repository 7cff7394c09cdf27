import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '100,000 orders with editing, pinning, grouping and totals',
  height: [668, 604],
  excerpt: ['<Grid', '/>'],
  ads: false,
});
