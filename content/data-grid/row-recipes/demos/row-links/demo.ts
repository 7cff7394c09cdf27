import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rows that open a page',
  height: 356,
  excerpt: ['function OrderLink', '}'],
});
