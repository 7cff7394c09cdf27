import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save an image in a chosen format',
  height: 328,
  excerpt: ['<Button', '</Button>'],
});
