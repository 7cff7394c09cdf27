import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show one record under several parents',
  height: 240,
  excerpt: ['const items', '}));'],
});
