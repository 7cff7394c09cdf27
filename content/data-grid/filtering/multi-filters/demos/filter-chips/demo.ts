import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add and remove individual filters',
  height: 470,
  excerpt: ['const toggle', '};'],
});
