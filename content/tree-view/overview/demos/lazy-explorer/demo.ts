import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A file explorer that loads folders on demand',
  height: 412,
  excerpt: ['<RichTreeViewPro', '/>'],
  ads: false,
});
