import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Action bar with custom buttons',
  height: 389,
  excerpt: ['function PostponeActions', '}'],
});
