import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the initial search',
  height: 476,
  excerpt: ['initialState={{', '}}'],
});
