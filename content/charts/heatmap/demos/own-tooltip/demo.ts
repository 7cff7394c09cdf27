import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom tooltip',
  height: 240,
  excerpt: ['function SentenceTooltip', '}'],
});
