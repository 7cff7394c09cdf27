import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort links by value',
  height: 300,
  excerpt: ['linkOptions', '},'],
});
