import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group columns under shared headers',
  height: 376,
  excerpt: ['const columnGroupingModel', '];'],
});
