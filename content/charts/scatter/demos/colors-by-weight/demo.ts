import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Points colored by a third value',
  height: 344,
  excerpt: ['const zAxis', '];'],
});
