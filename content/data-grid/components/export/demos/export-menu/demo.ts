import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A menu with all export formats',
  height: 372,
  excerpt: ['<Menu', '</Menu>'],
});
