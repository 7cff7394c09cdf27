import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic radar chart',
  height: 329,
  excerpt: ['const radar', 'const series', '<RadarChart', '/>'],
});
