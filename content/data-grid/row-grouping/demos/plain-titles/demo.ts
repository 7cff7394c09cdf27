import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Render group titles as text',
  height: 476,
  excerpt: ['renderCell:', '},'],
});
