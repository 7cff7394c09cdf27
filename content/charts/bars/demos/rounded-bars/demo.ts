import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Round the corners of bars',
  height: 367,
  excerpt: ['const [borderRadius', ';', '<BarChart', '/>'],
});
