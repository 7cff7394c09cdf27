import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Animate when the data changes',
  height: 327,
  excerpt: ['<LineChart', '/>'],
});
