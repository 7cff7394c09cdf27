import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show long text on hover and focus',
  height: 270,
  excerpt: ['const isClipped', 'const isOpen', "field: 'note'", 'renderCell'],
});
