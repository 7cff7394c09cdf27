import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select only products in stock',
  height: 372,
  excerpt: ['const isInStock', '> 0;'],
});
