import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A toolbar made from three parts',
  height: 372,
  excerpt: ['<Toolbar>', '</Toolbar>'],
});
