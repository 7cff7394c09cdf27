import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Label the input', height: 96,
  excerpt: ['const slotProps', '};', '<RichTreeView', '/>'],
});
