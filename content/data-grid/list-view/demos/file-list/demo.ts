import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search, sort and open files on a phone',
  height: 520,
  excerpt: ['function FileToolbar', '}'],
});
