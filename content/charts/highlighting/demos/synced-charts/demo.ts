import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two charts with one highlight',
  height: 440,
  excerpt: ['const shared', '};', '<LineChart', '/>'],
});
