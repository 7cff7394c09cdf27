import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Allow one filter per column',
  height: 474,
  picture: 'Filters',
  excerpt: ['const filterColumns', '};', 'slotProps={{', '}}'],
});
