import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style the text of the legend',
  height: 332,
  excerpt: ['slotProps={{', '}}'],
});
