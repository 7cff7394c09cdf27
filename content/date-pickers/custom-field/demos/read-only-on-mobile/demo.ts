import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Typing on desktop only',
  height: 128,
  excerpt: ['function ResponsiveField', '}'],
});
