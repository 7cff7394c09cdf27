import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide the panel’s buttons',
  height: 470,
  picture: 'Filters',
  excerpt: ['filterPanel:', '},'],
});
