import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Drag songs into another order',
  height: 372,
  excerpt: ['const handleRowOrderChange', '};'],
});
