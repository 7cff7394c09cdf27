import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Allow drops into folders only',
  height: 160,
  ads: false,
  excerpt: ['const canMove', '};', '<RichTreeViewPro', '/>'],
});
