import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep the search field open',
  height: 370,
  excerpt: ['<QuickFilter', '</QuickFilter>'],
});
