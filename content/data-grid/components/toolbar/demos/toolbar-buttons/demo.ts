import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A toolbar with two buttons',
  height: 372,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
