import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose a mark',
  height: 350,
  excerpt: ['const [labelMarkType', ');', '<BarChart', '/>'],
});
