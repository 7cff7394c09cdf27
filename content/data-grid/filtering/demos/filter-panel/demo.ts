import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter orders by text, number, status or date',
  height: 476,
  picture: 'Filters',
  excerpt: ["field: 'status'", '},'],
});
