import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep the scroll position when rows are added above',
  height: 424,
  excerpt: ['const addEntries', '[apiRef, anchor]);'],
});
