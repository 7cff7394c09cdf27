import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort a column from the highest value first',
  height: 372,
  excerpt: ["field: 'downloads'", 'sortingOrder'],
});
