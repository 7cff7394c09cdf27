import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Warning next to the button',
  height: 79,
  excerpt: ['function AdornmentWithWarning', '}'],
});
