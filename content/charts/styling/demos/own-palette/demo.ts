import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom palette for light and dark mode',
  height: 220,
  excerpt: ['const brandColors', "827717'];", '<PieChart', '/>'],
});
