import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic funnel chart',
  height: [358, 329],
  excerpt: ['const series', '];', '<FunnelChart', '/>'],
});
