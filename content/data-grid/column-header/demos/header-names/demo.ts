import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Name and describe columns',
  height: 372,
  excerpt: ['const columns', '];'],
});
