import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start the week on Monday',
  height: 336,
  excerpt: ['// A copy', ');'],
});
