import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A tooltip that says it in a sentence',
  height: 240,
  excerpt: ['function SentenceTooltip', '}'],
});
