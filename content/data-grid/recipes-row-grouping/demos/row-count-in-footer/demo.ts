import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Count the rows in all groups',
  height: 424,
  excerpt: ['function OrderCount', 'const slots'],
});
