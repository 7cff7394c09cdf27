import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Match any word',
  height: 476,
  excerpt: ['initialState={{', '}}'],
});
