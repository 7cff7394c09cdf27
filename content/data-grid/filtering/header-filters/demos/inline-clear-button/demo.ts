import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Clear a filter with one click',
  height: 480,
  excerpt: ['slotProps={{', '}}'],
});
