import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A report with 2,000 orders',
  height: 536,
  excerpt: ['const initialState', '});'],
});
