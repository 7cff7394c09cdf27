import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style the legend text',
  height: 332,
  excerpt: ['slotProps={{', '}}'],
});
