import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start with the search field open',
  height: 370,
  excerpt: ['<QuickFilter', '</QuickFilter>'],
});
