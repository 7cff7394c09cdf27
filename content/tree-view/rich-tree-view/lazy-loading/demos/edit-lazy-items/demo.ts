import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Update edited labels in the cache', height: 128, ads: false,
  excerpt: ['const dataSource', '};', '<RichTreeViewPro', '/>'],
});
