import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read the whole tree',
  height: 357,
  excerpt: ['const readTree', ';', '<RichTreeView', '/>'],
});
