import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight a series from a list',
  height: 339,
  excerpt: ['<RadarChart', '/>'],
});
