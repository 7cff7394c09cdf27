import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the initial filter',
  height: 424,
  excerpt: ['initialState={{', '}}'],
});
