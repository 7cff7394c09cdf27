import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pages and sorting as a query key',
  height: 410,
  excerpt: ['const { data, isFetching', '  });'],
});
