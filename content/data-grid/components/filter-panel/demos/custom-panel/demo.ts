import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace the filter panel',
  height: 422,
  picture: 'Filter by status',
  excerpt: ['const show', '});', 'showToolbar', 'slots='],
});
