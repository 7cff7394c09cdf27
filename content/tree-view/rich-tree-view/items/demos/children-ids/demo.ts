import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'List the children of an item',
  height: 250,
  excerpt: ['const showChildren', ';', '<RichTreeView', '/>'],
});
