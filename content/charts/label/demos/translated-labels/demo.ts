import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels in two languages',
  height: 348,
  excerpt: ['const { series', ');'],
});
