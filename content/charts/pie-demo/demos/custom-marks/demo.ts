import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Icons in the legend and the tooltip',
  height: 220,
  excerpt: ['const series', '];'],
});
