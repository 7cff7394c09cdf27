import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '100,000 orders with editing, pinning, grouping and totals',
  height: [660, 620],
  excerpt: ['<Grid', '/>'],
  ads: false,
});
