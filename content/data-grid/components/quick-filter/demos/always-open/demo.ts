import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep the search field open',
  height: 372,
  excerpt: ['<QuickFilter', '</QuickFilter>'],
});
