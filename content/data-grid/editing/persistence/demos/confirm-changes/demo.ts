import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Confirm a change before it is saved',
  height: 320,
  excerpt: ['processRowUpdate', '}'],
});
