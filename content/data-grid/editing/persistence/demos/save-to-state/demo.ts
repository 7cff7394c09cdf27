import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Store edits in React state',
  height: 356,
  excerpt: ['processRowUpdate', '}}'],
});
