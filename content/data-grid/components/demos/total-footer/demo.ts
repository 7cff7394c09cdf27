import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a total in the footer',
  height: 370,
  excerpt: ['function TotalFooterBar', '}', 'slots={{', '}}'],
});
