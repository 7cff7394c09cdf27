import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pivot 10,000 orders',
  height: 588,
  excerpt: ['const initialState', '};'],
});
