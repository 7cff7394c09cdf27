import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Number the pages in the footer',
  height: 372,
  excerpt: ['function PageButtons', '};'],
});
