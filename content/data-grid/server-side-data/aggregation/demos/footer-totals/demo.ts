import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show totals that the server computes',
  height: 424,
  excerpt: ['const dataSource', '};'],
});
