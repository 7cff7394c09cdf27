import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A dark tooltip with larger values',
  height: 329,
  excerpt: ['slotProps={{', '}}'],
});
