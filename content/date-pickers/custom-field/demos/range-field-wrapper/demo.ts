import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Wrapped field of a range picker',
  height: 56,
  excerpt: ['function PeriodField', '}'],
});
