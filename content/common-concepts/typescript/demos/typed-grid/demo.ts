import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Columns with a row type',
  height: 340,
  excerpt: ['const columns', '];'],
});
