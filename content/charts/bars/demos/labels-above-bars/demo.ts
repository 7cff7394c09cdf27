import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Place labels above the bars',
  height: 329,
  excerpt: ['function LabelAbove', '}'],
});
