import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Frame the plot area',
  height: 300,
  excerpt: ['function Frame', '}'],
});
