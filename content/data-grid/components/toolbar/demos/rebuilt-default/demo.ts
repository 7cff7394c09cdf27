import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rebuild the default toolbar from parts',
  height: 424,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
