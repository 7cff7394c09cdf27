import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels on each side of a color legend',
  height: 336,
  excerpt: ['const [labels', '});', 'slots={{', '}}'],
});
