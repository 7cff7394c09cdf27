import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose what the tooltip shows',
  height: 368,
  excerpt: ['<RadarChart', '/>'],
});
