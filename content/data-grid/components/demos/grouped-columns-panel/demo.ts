import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show and hide groups of columns',
  height: 424,
  picture: 'Columns',
  excerpt: ['const show', '});', 'showToolbar', 'slots='],
});
