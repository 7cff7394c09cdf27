import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Employees as cards',
  height: 374,
  excerpt: ['const listViewColumn', '};'],
});
