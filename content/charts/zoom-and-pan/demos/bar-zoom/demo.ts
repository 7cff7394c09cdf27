import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A bar chart that starts zoomed in',
  height: 300,
  excerpt: ['const xAxis', '];', 'const initialZoom', ';'],
});
