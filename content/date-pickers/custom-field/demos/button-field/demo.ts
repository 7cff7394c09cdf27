import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Button instead of a field',
  height: 40,
  excerpt: ['function DateButton', '}'],
});
