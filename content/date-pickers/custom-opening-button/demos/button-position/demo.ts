import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Button at the start of the field',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
