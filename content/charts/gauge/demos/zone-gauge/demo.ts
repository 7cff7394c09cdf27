import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gauge with colored zones',
  height: 164,
  excerpt: ['function Zones', '}'],
});
