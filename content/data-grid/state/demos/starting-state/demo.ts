import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start with a hidden column, a sort order, a filter and a page size',
  height: 372,
  excerpt: ['const initialState', '};'],
});
