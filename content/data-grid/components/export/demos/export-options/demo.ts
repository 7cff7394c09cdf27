import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Separate buttons for selected and for all rows',
  height: 424,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
