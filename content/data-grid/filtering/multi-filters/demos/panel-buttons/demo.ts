import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide the buttons of the panel',
  height: 470,
  excerpt: ['filterPanel:', '},'],
});
