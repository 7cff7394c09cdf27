import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show and hide series',
  height: 338,
  excerpt: ['const [hidden', ');', '<LineChart', '/>'],
});
