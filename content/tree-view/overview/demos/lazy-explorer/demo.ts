import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A file explorer that loads folders on demand',
  height: 470,
  excerpt: ['<RichTreeViewPro', '/>'],
  ads: false,
});
