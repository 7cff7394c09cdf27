import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide two columns initially',
  height: 424,
  picture: 'Columns',
  excerpt: ['initialState', '}}'],
});
