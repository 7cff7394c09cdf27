import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rows from TanStack Query',
  height: 425,
  excerpt: ['const { data, error', '  });'],
});
