import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gauge from 35 to 42',
  height: 180,
  excerpt: ['<Gauge', '/>'],
});
