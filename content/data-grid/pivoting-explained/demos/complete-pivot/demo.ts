import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two fields in each list',
  height: 658,
  excerpt: ['const pivotModel', '};'],
});
