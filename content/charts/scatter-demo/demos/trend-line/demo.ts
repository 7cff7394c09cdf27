import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A trend line through the points',
  height: 351,
  excerpt: ['function Trend(', '}'],
});
