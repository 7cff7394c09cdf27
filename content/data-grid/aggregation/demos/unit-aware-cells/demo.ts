import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Stars for values, plain text for counts',
  height: 380,
  excerpt: ['const columns', ']'],
});
