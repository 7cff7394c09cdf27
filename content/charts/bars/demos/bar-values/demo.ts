import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Write values into bars that have room',
  height: 329,
  excerpt: ['<BarChart', '/>'],
});
