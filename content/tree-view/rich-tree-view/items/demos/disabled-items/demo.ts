import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Disable items', height: 160,
  excerpt: ['const isItemDisabled', ';', '<RichTreeView', '/>'],
});
