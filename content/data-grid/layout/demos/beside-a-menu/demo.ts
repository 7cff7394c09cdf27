import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A grid next to a menu, narrower than its columns',
  height: [436, 300],
  excerpt: ['<Box sx={{ flex:', '</Box>'],
});
