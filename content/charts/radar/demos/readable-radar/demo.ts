import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A radar chart with a table',
  height: 352,
  excerpt: ['<RadarChart', '/>'],
});
