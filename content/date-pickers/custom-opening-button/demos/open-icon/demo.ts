import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom icon',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
