import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the initial aggregation model',
  height: 372,
  excerpt: ['initialState={{', '}}'],
});
