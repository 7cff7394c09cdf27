import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Wrap header names onto two lines',
  height: 388,
  excerpt: ['columnHeaderHeight', '}}'],
});
