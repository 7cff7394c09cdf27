import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Make disabled items focusable', height: 142,
  excerpt: ['const isItemDisabled', ';', '<RichTreeView', '/>'],
});
