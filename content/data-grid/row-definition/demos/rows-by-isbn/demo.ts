import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Use another field as the row id',
  height: 268,
  excerpt: ['const getRowId', '/>'],
});
