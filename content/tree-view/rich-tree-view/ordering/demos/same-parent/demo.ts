import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Reorder items within the same parent', height: 192, ads: false,
  excerpt: ['const staysInLeague', ';', '<RichTreeViewPro', '/>'],
});
