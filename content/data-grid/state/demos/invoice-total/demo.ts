import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add up the rows that match the filter',
  height: 425,
  excerpt: ['const addUp', '};'],
});
