import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search from the page header',
  height: 480,
  excerpt: ['function PageSearch', '}'],
});
