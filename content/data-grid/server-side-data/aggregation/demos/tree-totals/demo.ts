import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the total of each branch',
  height: 424,
  excerpt: ['const dataSource', '};'],
});
