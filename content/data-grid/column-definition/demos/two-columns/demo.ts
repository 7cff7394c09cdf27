import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A grid with two columns', height: 270,
  excerpt: ['const columns', ';', '<DataGrid', '/>'],
});
