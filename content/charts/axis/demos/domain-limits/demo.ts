import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Round the limits, or not',
  height: 339,
  excerpt: ['const limits', '};'],
});
