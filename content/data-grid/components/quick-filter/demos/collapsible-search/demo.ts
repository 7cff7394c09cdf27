import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open the search field on click',
  height: 370,
  picture: 'Search films',
  excerpt: ['<QuickFilter style', '</QuickFilter>'],
});
