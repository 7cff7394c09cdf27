import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a section of the start or the end',
  height: 103,
  excerpt: ['const select', '  };'],
});
