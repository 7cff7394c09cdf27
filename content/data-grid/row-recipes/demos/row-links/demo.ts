import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open a page by clicking a row',
  height: 356,
  excerpt: ['function OrderLink', '}'],
});
