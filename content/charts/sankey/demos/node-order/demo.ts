import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Put the largest nodes on top',
  height: 300,
  excerpt: ['nodeOptions', '},'],
});
