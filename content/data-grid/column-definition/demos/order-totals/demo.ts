import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compute a total from quantity and price',
  height: 320,
  excerpt: ["field: 'total'", '},'],
});
