import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rename, blank or remove the items',
  height: 345,
  excerpt: ['const labelFormatter', '};'],
});
