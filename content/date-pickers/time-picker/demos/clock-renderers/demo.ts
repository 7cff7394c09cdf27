import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A clock, columns, or no popup',
  height: 129,
  excerpt: ['const renderers', '};'],
});
