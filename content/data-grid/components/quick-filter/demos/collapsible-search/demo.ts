import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A search field that opens on click',
  height: 372,
  excerpt: ['<QuickFilter style', '</QuickFilter>'],
});
