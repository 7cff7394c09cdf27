import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Wrap header names on two lines',
  height: 388,
  excerpt: ['columnHeaderHeight', '}}'],
});
