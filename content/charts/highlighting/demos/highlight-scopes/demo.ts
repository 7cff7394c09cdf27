import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Combine highlight and fade',
  height: 385,
  excerpt: ['const series =', ');'],
});
