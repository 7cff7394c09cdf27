import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Zoom both axes of a scatter chart',
  height: 320,
  excerpt: ['const xAxis', 'const yAxis'],
});
