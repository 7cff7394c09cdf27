import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show totals while rows load on scroll',
  height: 422,
  excerpt: ['const dataSource', '};'],
});
