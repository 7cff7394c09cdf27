import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two row fields',
  height: 424,
  excerpt: ['const pivotModel', '};'],
});
