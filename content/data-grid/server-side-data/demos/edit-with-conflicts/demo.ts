import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save edits, and reject outdated ones',
  height: 319,
  excerpt: ['const dataSource', '};'],
});
