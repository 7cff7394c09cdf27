import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A card that shows the value under the pointer',
  height: 142,
  excerpt: ['<SparkLineChart', '/>'],
});
