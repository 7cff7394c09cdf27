import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Points on two vertical axes',
  height: 371,
  excerpt: ['const series', '];'],
});
