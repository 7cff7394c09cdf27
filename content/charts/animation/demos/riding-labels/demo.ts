import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels that move with their bars and count',
  height: 337,
  excerpt: ['function RidingLabel', '}'],
});
