import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Merge adjacent slots with the same booking',
  height: 267,
  excerpt: ['const mergeEqual', '};'],
});
