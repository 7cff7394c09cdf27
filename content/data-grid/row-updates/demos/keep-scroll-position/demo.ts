import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep the scroll position when rows are added above',
  height: 426,
  excerpt: ['const addEntries', '[apiRef, anchor]);'],
});
