import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pages from SWR',
  height: 425,
  excerpt: ['const { data, error', '  );'],
});
