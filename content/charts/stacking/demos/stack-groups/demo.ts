import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two stacks next to each other',
  height: [378, 349],
  excerpt: ['const series', '];'],
});
