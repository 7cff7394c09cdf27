import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style highlighted and faded bars',
  height: 300,
  excerpt: ['sx={{', '}}'],
});
