import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the text of a gauge',
  height: 349,
  excerpt: ['<Gauge', '/>'],
});
