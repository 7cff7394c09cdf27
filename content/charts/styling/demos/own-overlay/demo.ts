import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom loading overlay',
  height: 260,
  excerpt: ['function SkeletonBars', '}'],
});
