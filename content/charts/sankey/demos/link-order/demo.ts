import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Order the links at their nodes',
  height: 300,
  excerpt: ['linkOptions', '},'],
});
