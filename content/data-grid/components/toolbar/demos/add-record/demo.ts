import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A panel in the toolbar that adds a row',
  height: 372,
  excerpt: ['function AddGuestToolbar', '}'],
});
