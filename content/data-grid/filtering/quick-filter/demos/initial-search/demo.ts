import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start with a search',
  height: 476,
  excerpt: ['initialState={{', '}}'],
});
