import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two values for each row',
  height: 476,
  excerpt: ['const pivotModel', '};'],
});
