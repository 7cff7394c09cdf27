import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show checkboxes on leaf items only',
  height: 160,
  excerpt: ['const { status }', ');'],
});
