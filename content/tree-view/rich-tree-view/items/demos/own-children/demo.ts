import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Read the children from another field', height: 128,
  excerpt: ['const getItemChildren', ';', '<RichTreeView', '/>'],
});
