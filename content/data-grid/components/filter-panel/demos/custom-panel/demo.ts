import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace the filter panel',
  height: 424,
  excerpt: ['function StatusPanel', '}'],
});
