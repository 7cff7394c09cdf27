import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select all rows of a group',
  height: 481,
  excerpt: ['const selectOsprey', '};'],
});
