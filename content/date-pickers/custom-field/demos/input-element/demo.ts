import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Field with one input element',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
