import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Prevent users from hiding a column',
  height: 424,
  picture: 'Columns',
  excerpt: ["field: 'account'", 'hideable'],
});
