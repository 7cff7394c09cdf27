import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show values on bars that have room',
  height: 329,
  excerpt: ['<BarChart', '/>'],
});
