import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'White labels on dark sections',
  height: 289,
  excerpt: ['<FunnelChart', '/>'],
});
