import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pass a typed prop to the footer',
  height: 313,
  excerpt: ['function SaveFooter', 'const slots', 'slotProps={{', '}}'],
});
