import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Anchor the filter panel to a button outside the grid',
  height: 478,
  picture: 'Filter',
  excerpt: ['slotProps={{', '}}'],
});
