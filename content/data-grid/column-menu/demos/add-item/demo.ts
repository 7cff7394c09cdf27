import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add an item to the column menu',
  height: 372,
  picture: 'column menu',
  excerpt: ['const copy', '};', 'slotProps={{', '}}'],
});
