import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace the filter item',
  height: 424,
  picture: 'column menu',
  excerpt: ['slotProps={{', '}}'],
});
