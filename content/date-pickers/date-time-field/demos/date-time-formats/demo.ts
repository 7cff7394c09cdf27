import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Three formats for the same moment',
  height: 216,
  excerpt: ['<Stack', '</Stack>'],
});
