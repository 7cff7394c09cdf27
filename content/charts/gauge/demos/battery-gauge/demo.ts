import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gauge with a visible label and a spoken value',
  height: 204,
  excerpt: ['<Gauge', '/>'],
});
