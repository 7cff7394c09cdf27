import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A grid with a minimum and maximum height',
  height: 453,
  excerpt: ['style={{', '</div>'],
});
