import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Value labels along an axis',
  height: 359,
  excerpt: ['<RadarChart', '</RadarChart>'],
});
