import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a whole column with a button',
  height: 374,
  excerpt: ['const selectColumn', '};'],
});
