import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One column per year',
  height: 324,
  excerpt: ['const pivotModel', '};'],
});
