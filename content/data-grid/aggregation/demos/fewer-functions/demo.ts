import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limit the functions for the whole grid',
  height: 320,
  excerpt: ['const { sum', 'const aggregationFunctions'],
});
