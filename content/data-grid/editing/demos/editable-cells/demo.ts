import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Make two columns editable',
  height: 424,
  excerpt: ['const columns', '];'],
});
