import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A footer with a total',
  height: 372,
  excerpt: ['function TotalFooterBar', '}'],
});
