import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A minimal grid: rows, columns and a parent with a height',
  height: 300,
  excerpt: ['<div style', '</div>'],
  ads: false,
});
