import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Aggregate a column by code only',
  height: 320,
  excerpt: ["field: 'spent'", 'aggregable: false'],
});
