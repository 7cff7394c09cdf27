import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Animate branches with Fade',
  height: 160,
  excerpt: ['function FadeGroup', '}', '<TreeItem {', '/>'],
});
