import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the active filters as chips',
  height: 424,
  excerpt: ['<Toolbar', '</Toolbar>'],
});
