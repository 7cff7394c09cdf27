import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Configure the columns panel',
  height: 372,
  picture: 'Columns',
  excerpt: ['const slotProps', '};'],
});
