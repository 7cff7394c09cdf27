import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Build the label from several fields', height: 128,
  excerpt: ['const getItemLabel', ';', '<RichTreeView', '/>'],
});
