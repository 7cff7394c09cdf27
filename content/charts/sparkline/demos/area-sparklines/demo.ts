import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filled sparklines with two curves',
  height: 160,
  excerpt: ['<Stack', '</Stack>'],
});
