import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts that fit on a phone',
  height: 56,
  excerpt: ['layout: {', '          },'],
  picture: 'Choose',
});
