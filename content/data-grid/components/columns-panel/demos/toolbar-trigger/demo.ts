import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A columns panel button in a custom toolbar',
  height: 372,
  picture: 'Choose columns',
  excerpt: ['<Toolbar>', '</Toolbar>', 'showToolbar', 'slots='],
});
