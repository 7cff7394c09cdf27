import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose an export format from a menu',
  height: 372,
  picture: 'Export',
  excerpt: ['<Menu', '</Menu>'],
});
