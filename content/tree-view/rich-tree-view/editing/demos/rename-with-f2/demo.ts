import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rename files with F2',
  height: 128,
  excerpt: ['const handleKeyDown', '};', 'onItemFocus', 'onKeyDown'],
});
