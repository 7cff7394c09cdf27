import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Remove the columns items from the menu',
  height: 372,
  picture: 'column menu',
  excerpt: ['slotProps={{', '}}'],
});
