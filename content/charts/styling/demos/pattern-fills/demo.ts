import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Tell series apart without color',
  height: 329,
  excerpt: ['<BarChart', '</BarChart>'],
});
