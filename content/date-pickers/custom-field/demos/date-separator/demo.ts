import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Text between two dates',
  height: 56,
  excerpt: ['<DateRangePicker', '/>'],
});
