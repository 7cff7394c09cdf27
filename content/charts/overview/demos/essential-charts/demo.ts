import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The same figures as bars, lines, donut and scatter',
  height: 387,
  excerpt: ['function Chart(', '}'],
});
