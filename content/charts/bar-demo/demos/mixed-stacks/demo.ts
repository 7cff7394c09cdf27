import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Stacks beside single bars',
  height: [378, 349],
  excerpt: ['const series', '];'],
});
