import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show which item was clicked',
  height: 350,
  excerpt: ['const showItem', ';', 'slotProps={{', '}}'],
});
