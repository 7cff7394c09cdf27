import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A label for each location in a pie chart',
  height: 220,
  excerpt: ['const label', ';'],
});
