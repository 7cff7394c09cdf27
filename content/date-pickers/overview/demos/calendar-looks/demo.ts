import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One calendar in three themes',
  height: 391,
  excerpt: ['Square: {', '},', 'const theme =', ');'],
});
