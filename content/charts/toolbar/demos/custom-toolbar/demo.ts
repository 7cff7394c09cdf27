import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom toolbar with a title and text buttons',
  height: 336,
  excerpt: ['function RainToolbar', '}'],
});
