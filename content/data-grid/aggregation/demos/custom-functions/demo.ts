import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Write your own functions',
  height: 372,
  excerpt: ['const firstAlphabetical', '};'],
});
