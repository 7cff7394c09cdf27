import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Disable sorting for one column',
  height: 372,
  excerpt: ["field: 'request'", 'sortable: false'],
});
