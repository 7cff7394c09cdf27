import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep the grouping column in view',
  height: 390,
  excerpt: ['const initialState', '};'],
});
