import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Span two columns in every row',
  height: 372,
  excerpt: ["field: 'from'", '},'],
});
