import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Use a custom input in the header',
  height: 480,
  excerpt: ['<Rating', '</Stack>'],
});
