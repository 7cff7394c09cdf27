import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Download the rows as JSON',
  height: 424,
  excerpt: ['function JsonToolbar', '}'],
});
