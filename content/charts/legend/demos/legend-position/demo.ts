import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Place the legend on any side',
  height: [421, 365],
  excerpt: ['slotProps={{', '}}'],
});
