import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search from the page header',
  height: 478,
  excerpt: ['function PageSearch', '}'],
});
