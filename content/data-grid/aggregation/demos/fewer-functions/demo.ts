import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Offer fewer functions',
  height: 320,
  excerpt: ['const { sum', 'const aggregationFunctions'],
});
