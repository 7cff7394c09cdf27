import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort groups by the number of rows',
  height: 372,
  excerpt: ['const groupSize', '};'],
});
