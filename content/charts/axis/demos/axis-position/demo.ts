import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move an axis to another side',
  height: 308,
  excerpt: ['const xAxis =', 'const yAxis ='],
});
