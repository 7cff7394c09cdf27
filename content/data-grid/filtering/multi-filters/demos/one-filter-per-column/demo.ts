import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Allow one filter per column',
  height: 474,
  excerpt: ['const filterColumns', '};'],
});
