import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select all rows of a group',
  height: 480,
  excerpt: ['const selectOsprey', '};'],
});
