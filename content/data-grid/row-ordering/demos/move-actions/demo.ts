import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move rows from a menu',
  height: 320,
  excerpt: ['getActions', '],'],
});
