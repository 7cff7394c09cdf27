import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the grid',
  height: [501, 329],
  excerpt: ['<RadarChart', '/>'],
});
