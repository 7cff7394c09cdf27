import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic bar chart',
  height: 300,
  excerpt: ['const rain', '}'],
});
