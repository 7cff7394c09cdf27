import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Generated rows for missing parents',
  height: 424,
  excerpt: ['const columns', ']'],
});
