import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The same data in four chart types',
  height: 387,
  excerpt: ['function Chart(', '}'],
});
