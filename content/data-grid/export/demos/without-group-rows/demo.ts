import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Export orders without their group rows',
  height: 476,
  excerpt: ['const fileOptions', '};'],
});
