import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Layout with a note',
  height: 56,
  excerpt: ['function LayoutWithNote', '}'],
  picture: 'Choose',
});
