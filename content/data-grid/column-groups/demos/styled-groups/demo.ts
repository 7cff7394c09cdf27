import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Color and render group headers',
  height: 376,
  excerpt: ['const columnGroupingModel', '];'],
});
