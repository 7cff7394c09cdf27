import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Buttons that download and print the rows',
  height: 372,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
