import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style group headers and render custom content',
  height: 376,
  excerpt: ['const columnGroupingModel', '];'],
});
