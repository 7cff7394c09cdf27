import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep pasted values for the session',
  height: 424,
  excerpt: ['const processRowUpdate', '};'],
});
