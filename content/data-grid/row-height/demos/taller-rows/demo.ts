import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Give some rows a different height',
  height: 376,
  excerpt: ['function getRowHeight', '}'],
});
