import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A toolbar of deprecated components',
  height: 372,
  excerpt: ['function LegacyToolbar', '}'],
});
