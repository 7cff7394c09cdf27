import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom panel behind the filter button',
  height: 424,
  excerpt: ['function StatusPanel', '}'],
});
