import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'UTC with Luxon',
  height: 92,
  excerpt: ['const maintenance', '});'],
});
