import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One column that cannot be sorted',
  height: 372,
  excerpt: ["field: 'request'", 'sortable: false'],
});
