import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight a section with buttons',
  height: 327,
  excerpt: ['highlightScope: {', "'global'", 'highlightedItem=', '}'],
});
