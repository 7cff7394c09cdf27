import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start with an open pivot panel',
  height: 532,
  excerpt: ['const initialState', '};'],
});
