import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep a column pinned',
  height: 284,
  excerpt: ['const columns', 'const initialState'],
});
