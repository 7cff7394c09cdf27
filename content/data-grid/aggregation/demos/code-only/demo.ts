import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Aggregate a column only programmatically',
  height: 320,
  excerpt: ["field: 'spent'", 'aggregable: false'],
});
