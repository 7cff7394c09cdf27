import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Offer only two operators',
  height: 424,
  excerpt: ['const comparisons', ');', 'filterOperators', 'comparisons'],
});
