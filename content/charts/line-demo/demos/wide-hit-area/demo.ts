import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a line by clicking near it',
  height: 349,
  excerpt: ['function WideLine', '}', 'slots={{ line', 'onLineClick'],
});
