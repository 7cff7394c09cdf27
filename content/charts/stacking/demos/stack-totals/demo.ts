import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Stacks with their totals',
  height: 349,
  excerpt: ['function Totals', '}'],
});
