import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Units sold by category and status',
  height: 532,
  excerpt: ['const initialState', '};'],
});
