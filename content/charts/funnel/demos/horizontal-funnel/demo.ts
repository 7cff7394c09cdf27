import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A horizontal funnel',
  height: 240,
  excerpt: ['const series', '];'],
});
