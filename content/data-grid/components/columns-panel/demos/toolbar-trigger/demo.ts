import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A columns panel button in a custom toolbar',
  height: 372,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
