import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limit Show/Hide All to the search results',
  height: 418,
  picture: 'Columns',
  excerpt: ['slotProps={{', 'toggleAllMode'],
});
