import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Scroll a long legend',
  height: 300,
  excerpt: ['slotProps={{', '}}'],
});
