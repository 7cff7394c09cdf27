import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '100,000 orders with editing, pinning, grouping and totals',
  height: [648, 600],
  excerpt: ['<Grid', '/>'],
  ads: false,
});
