import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Chips for the active filters',
  height: 424,
  excerpt: ['<Toolbar', '</Toolbar>'],
});
