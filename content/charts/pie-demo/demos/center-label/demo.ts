import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A total in the center of a donut',
  height: 220,
  excerpt: ['function CenterTotal', '}'],
});
