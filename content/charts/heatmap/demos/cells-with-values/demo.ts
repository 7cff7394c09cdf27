import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the value in each cell',
  height: 300,
  excerpt: ['function ValueCell', '}'],
});
