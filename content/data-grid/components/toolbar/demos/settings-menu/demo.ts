import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A settings menu that remembers the choices',
  height: 424,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
