import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compose a toolbar from three parts',
  height: 372,
  excerpt: ['<Toolbar>', '</Toolbar>', 'showToolbar', 'slots='],
});
