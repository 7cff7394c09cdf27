import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom label that follows the highlight',
  height: 339,
  excerpt: ['function EndLabel', '}'],
});
