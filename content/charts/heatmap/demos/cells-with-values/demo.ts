import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Print the value into each cell',
  height: 300,
  excerpt: ['function ValueCell', '}'],
});
