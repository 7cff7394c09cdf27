import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load the children of a row when it is expanded',
  height: 424,
  excerpt: ['const dataSource', '};'],
});
