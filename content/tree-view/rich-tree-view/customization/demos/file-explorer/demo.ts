import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'File explorer with icons and sizes',
  height: 230,
  excerpt: ['const entry = useTreeItemModel', ';', '<TreeItem', '/>'],
});
