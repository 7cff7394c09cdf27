import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Nest column groups',
  height: 432,
  excerpt: ['const columnGroupingModel', '];'],
});
