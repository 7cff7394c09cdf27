import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of a field',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
