import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Four categorical palettes',
  height: 280,
  excerpt: ['const palettes', '};', '<PieChart', '/>'],
});
