import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Header with arrows for months and years',
  height: 336,
  excerpt: ['function YearAndMonthHeader', '}'],
});
