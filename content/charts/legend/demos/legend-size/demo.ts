import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change gaps, marks and text',
  height: [446, 371],
  excerpt: ['slotProps={{', '}}'],
});
