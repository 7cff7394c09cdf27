import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep pasted values for the session',
  height: 419,
  excerpt: ['const processRowUpdate', '};'],
});
