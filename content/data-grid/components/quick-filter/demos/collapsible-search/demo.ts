import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open the search field on click',
  height: 370,
  excerpt: ['<QuickFilter style', '</QuickFilter>'],
});
