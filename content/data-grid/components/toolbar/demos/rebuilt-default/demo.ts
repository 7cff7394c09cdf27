import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The default toolbar, rebuilt from parts',
  height: 424,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
