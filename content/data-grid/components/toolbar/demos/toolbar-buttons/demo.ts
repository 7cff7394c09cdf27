import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add two buttons to a toolbar',
  height: 372,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
