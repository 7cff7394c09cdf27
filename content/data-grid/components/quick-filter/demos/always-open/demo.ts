import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A search field that never collapses',
  height: 372,
  excerpt: ['<QuickFilter', '</QuickFilter>'],
});
