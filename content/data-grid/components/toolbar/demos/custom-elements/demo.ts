import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A toolbar with elements that are not from Material UI',
  height: 372,
  excerpt: ['function PlainToolbar', '}'],
});
