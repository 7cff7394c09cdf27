import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Stacks and single bars in one chart',
  height: [378, 349],
  excerpt: ['const series', '];'],
});
