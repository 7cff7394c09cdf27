import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Disable filtering for one column',
  height: 424,
  excerpt: ["field: 'notes'", '},'],
});
