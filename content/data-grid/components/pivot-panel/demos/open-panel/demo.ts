import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start with the pivot panel open',
  height: 528,
  excerpt: ['const initialState', '};'],
});
