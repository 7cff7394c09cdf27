import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit a row of the list in a dialog',
  height: 320,
  excerpt: ['const save', '};', 'const listViewColumn', '};'],
});
