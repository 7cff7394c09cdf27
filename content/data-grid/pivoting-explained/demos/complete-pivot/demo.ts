import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two fields in each list',
  height: 640,
  excerpt: ['const pivotModel', '};'],
});
