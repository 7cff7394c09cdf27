import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move the checkboxes to the right',
  height: 422,
  excerpt: ['const columns', '];'],
});
