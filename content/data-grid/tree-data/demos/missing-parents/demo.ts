import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parents that are not among your rows',
  height: 424,
  excerpt: ['const columns', ']'],
});
