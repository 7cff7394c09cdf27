import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Build a toolbar from deprecated components',
  height: 372,
  excerpt: ['function LegacyToolbar', '}'],
});
