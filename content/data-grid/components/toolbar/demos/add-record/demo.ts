import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add a row from a toolbar panel',
  height: 372,
  excerpt: ['function AddGuestToolbar', '}'],
});
