import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the customer of the clicked row',
  height: 356,
  excerpt: ['const handleRowClick', '};'],
});
