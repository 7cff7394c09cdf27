import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Adjust the gap, the radius and the variant',
  height: 441,
  excerpt: ['const variant', ');', '<FunnelChart', '/>'],
});
