import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Combine several filters',
  height: 476,
  picture: 'Filters',
  excerpt: ['initialState={{', '}}'],
});
