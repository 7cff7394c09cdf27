import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A grid without rows',
  height: 268,
  excerpt: ['const localeText', ';', '<DataGrid', '/>'],
});
