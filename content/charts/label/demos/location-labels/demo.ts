import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A short label in the legend, a long one in the tooltip',
  height: 329,
  excerpt: ['const label', '];'],
});
