import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Use a different property as the row id',
  height: 268,
  excerpt: ['const getRowId', '/>'],
});
