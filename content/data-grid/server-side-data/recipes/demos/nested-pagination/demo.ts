import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load a branch in parts',
  height: 476,
  excerpt: ['const dataSource', '};'],
});
