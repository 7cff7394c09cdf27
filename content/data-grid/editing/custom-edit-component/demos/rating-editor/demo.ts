import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit a number with stars',
  height: 320,
  excerpt: ['function RatingEditCell', '}'],
});
