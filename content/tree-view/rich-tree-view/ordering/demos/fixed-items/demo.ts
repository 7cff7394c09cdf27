import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Prevent some items from moving', height: 128, ads: false,
  excerpt: ['const fixedIds', 'const isItemReorderable', '<RichTreeViewPro', '/>'],
});
