import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Restyle the filter panel',
  height: 474,
  picture: 'Filters',
  excerpt: ['filterPanel:', '},'],
});
