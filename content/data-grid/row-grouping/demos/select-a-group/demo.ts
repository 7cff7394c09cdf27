import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select all rows in a group',
  height: 481,
  excerpt: ['const selectOsprey', '};'],
});
