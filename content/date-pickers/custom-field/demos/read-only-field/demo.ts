import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Field that only opens the calendar',
  height: 56,
  excerpt: ['<TextField', '/>'],
});
