import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Put the toggle in the last column',
  height: 372,
  excerpt: ['const columns', '];'],
});
