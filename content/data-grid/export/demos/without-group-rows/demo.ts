import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Export orders without their group rows',
  height: 372,
  excerpt: ['const fileOptions', '};'],
});
