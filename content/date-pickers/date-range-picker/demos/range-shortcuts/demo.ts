import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts for common ranges',
  height: 56,
  picture: 'Choose',
  excerpt: ['const shortcuts', '];', 'slotProps={{', '}}'],
});
