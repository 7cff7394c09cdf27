import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Row actions as a button and as a menu item',
  height: 270,
  excerpt: ['getActions', '],'],
});
