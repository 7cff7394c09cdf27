import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort a column programmatically',
  height: [525, 481],
  excerpt: ['<Stack', '</Stack>'],
});
