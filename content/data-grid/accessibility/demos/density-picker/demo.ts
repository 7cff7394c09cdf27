import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the density',
  height: 441,
  excerpt: ['const densities', ';', '<DataGrid', '/>'],
});
