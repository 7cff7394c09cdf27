import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move the sort items to the end',
  height: 372,
  picture: 'column menu',
  excerpt: ['slotProps={{', '}}'],
});
