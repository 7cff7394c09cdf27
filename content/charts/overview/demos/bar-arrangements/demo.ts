import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Grouped, stacked and horizontal bars',
  height: [422, 368],
  excerpt: ['const stacked', '};', '<BarChart', '/>'],
});
