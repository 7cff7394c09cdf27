import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Employees as cards',
  height: 400,
  excerpt: ['const listViewColumn', '};'],
});
