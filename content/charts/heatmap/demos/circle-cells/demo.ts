import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Circles instead of rectangles',
  height: 300,
  excerpt: ['function CircleCell', '}'],
});
