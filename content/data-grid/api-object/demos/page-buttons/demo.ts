import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the page with buttons outside the grid',
  height: 425,
  excerpt: ['<Stack', '</Stack>'],
});
