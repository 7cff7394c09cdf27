import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Download the rows as JSON',
  height: 422,
  excerpt: ['function JsonToolbar', '}'],
});
