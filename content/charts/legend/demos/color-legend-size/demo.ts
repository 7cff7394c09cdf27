import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Length, thickness and order of a gradient',
  height: [426, 388],
  excerpt: ['slotProps={{', '}}'],
});
