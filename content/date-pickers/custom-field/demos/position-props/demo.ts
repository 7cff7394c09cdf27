import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Different props for each date',
  height: 79,
  excerpt: ['<DateRangePicker', '/>'],
});
