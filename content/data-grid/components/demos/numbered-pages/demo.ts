import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Numbered pages in the footer',
  height: 372,
  excerpt: ['function PageButtons', '}'],
});
