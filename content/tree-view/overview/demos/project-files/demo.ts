import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move and rename project files',
  height: 224,
  ads: false,
  excerpt: ['const canMove', ';', '<RichTreeViewPro', '/>'],
});
