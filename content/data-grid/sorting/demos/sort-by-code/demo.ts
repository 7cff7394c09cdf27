import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort a column from your own buttons',
  height: [525, 481],
  excerpt: ['<Stack', '</Stack>'],
});
