import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Cache responses for five seconds',
  height: 176,
  ads: false,
  excerpt: ['const [cache]', ');', '<RichTreeViewPro', '/>'],
});
