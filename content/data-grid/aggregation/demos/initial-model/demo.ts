import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A function for each column',
  height: 372,
  excerpt: ['initialState={{', '}}'],
});
