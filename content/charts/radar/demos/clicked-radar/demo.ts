import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Inspect clicks on areas, marks and axes',
  height: 449,
  excerpt: ['<RadarChart', '/>'],
});
