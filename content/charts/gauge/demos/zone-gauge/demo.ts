import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gauge with colored zones',
  height: 160,
  excerpt: ['function Zones', '}'],
});
