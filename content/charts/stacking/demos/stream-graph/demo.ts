import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A streamgraph',
  height: [378, 349],
  excerpt: ['const shared', '};'],
});
