import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom sort icons',
  height: 320,
  excerpt: ['const slots', '};'],
});
