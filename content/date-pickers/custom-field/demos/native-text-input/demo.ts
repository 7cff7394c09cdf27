import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Plain input element',
  height: 56,
  excerpt: ['function PlainInput', '}'],
});
