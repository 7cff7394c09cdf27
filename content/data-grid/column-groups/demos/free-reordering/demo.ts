import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Let columns leave a group',
  height: 324,
  excerpt: ['const columnGroupingModel', '];'],
});
