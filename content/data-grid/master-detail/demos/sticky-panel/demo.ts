import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A panel that stays in view',
  height: 372,
  excerpt: ['function FullWidth', '}'],
});
