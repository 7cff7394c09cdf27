import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Stacked areas',
  height: 349,
  excerpt: ['const shared', '];'],
});
