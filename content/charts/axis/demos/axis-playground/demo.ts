import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the options of an axis',
  height: [1053, 773],
  excerpt: ['const shared =', '};'],
});
