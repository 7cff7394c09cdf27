import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A thick line, cut off and with a larger clip area',
  height: 192,
  excerpt: [
    'const thickLine',
    'const clipAreaOffset',
    'clipAreaOffset={',
    'sx=',
  ],
});
