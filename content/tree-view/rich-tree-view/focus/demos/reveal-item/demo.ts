import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand the ancestors of an item and focus it',
  height: 180,
  excerpt: ['const reveal', '};'],
});
