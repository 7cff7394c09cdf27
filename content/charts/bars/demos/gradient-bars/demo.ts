import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Fill bars with a gradient',
  height: 329,
  excerpt: ['<BarChart', '</BarChart>'],
});
