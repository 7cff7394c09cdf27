import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A value that stays after the finger is lifted',
  height: 284,
  excerpt: ['<BarChart', '/>'],
});
