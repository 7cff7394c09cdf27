import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Stacked bars with shares in the tooltip',
  height: 329,
  excerpt: ['const withShare', '};', 'const series', '];'],
});
