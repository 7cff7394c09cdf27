import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'UTC with Moment.js',
  height: 92,
  ssr: false,
  excerpt: ['const maintenance', ');'],
});
