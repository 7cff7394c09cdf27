import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Native buttons instead of Material UI',
  height: 336,
  excerpt: ['function NativeButton', 'const slots'],
});
