import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Columns for each year and quarter',
  height: 380,
  excerpt: ['const initialState', '};'],
});
