import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pin columns on both sides by default',
  height: 424,
  excerpt: ['const initialState', '};'],
});
