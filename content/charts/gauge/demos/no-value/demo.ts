import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gauge without a value',
  height: 198,
  excerpt: ['<Gauge', '/>'],
});
