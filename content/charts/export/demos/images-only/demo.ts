import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An export menu without printing',
  height: 316,
  excerpt: ['slotProps', '}}'],
});
