import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom tooltip with a total',
  height: 329,
  excerpt: ['function TotalCard', '}'],
});
