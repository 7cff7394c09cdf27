import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Images with a fallback',
  height: 300,
  excerpt: ['renderCell', '),'],
});
