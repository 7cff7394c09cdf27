import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort a column in descending order first',
  height: 372,
  excerpt: ["field: 'downloads'", 'sortingOrder'],
});
