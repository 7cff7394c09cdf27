import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Load folders on demand', height: 224, ads: false,
  excerpt: ['const dataSource', '};', '<RichTreeViewPro', '/>'],
});
