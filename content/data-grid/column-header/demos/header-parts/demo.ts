import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'See the parts of a column header',
  height: 320,
  excerpt: ['initialState', '}}'],
});
