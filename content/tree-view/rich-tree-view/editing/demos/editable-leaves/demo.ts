import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Edit leaf items only', height: 160,
  excerpt: ['const isLeaf', ';', '<RichTreeView', '/>'],
});
