import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Markers sized by population',
  height: 320,
  excerpt: ['const series', '];', 'function Bubble', '}'],
});
