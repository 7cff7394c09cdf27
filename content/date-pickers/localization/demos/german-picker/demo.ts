import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A translated picker',
  height: 494,
  ssr: false,
  excerpt: ['const german', 'const german'],
});
