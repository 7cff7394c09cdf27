import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An analog clock, columns, or no popup',
  height: 129,
  excerpt: ['const renderers', '};'],
  picture: 'Choose',
});
