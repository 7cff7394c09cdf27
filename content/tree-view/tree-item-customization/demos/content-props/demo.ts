import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Pass props to the row', height: 146,
  excerpt: ['const slotProps', '};', '<RichTreeView', '/>'],
});
