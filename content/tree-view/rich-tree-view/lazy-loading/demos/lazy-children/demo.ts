import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Load children on demand', height: 192, ads: false,
  excerpt: ['const dataSource', '};', '<RichTreeViewPro', '/>'],
});
