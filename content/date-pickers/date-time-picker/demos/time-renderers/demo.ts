import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Columns, an analog clock, or a typed time',
  height: 129,
  excerpt: ['const renderers', '};'],
  picture: 'Choose',
});
