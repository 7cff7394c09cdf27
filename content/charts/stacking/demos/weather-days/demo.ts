import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Stacked bars',
  height: 329,
  excerpt: ['const series', '];'],
});
