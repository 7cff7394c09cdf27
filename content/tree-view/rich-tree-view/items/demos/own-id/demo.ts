import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Read the id from another field', height: 128,
  excerpt: ['const getItemId', ';', '<RichTreeView', '/>'],
});
