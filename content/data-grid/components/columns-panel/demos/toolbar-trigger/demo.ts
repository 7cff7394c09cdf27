import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A button for the columns panel in a toolbar of your own',
  height: 372,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
