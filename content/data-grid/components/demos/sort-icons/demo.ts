import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace the sort icons',
  height: 320,
  excerpt: ['function AscendingIcon', '}', 'const slots', '};'],
});
