import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search hidden columns',
  height: 470,
  excerpt: ['const model', ');'],
});
