import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A search field that is open at first',
  height: 372,
  excerpt: ['<QuickFilter', '</QuickFilter>'],
});
