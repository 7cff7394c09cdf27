import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show icons next to the cell text',
  height: 272,
  excerpt: ["field: 'status'", '},'],
});
