import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort nodes by value',
  height: 300,
  excerpt: ['nodeOptions', '},'],
});
