import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom drag label and icon',
  height: 320,
  excerpt: ['const rows', '}));'],
});
