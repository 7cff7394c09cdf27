import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The smallest custom field',
  height: 40,
  excerpt: ['function LinkField', '}'],
});
