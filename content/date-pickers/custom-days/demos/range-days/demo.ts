import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Range with square corners',
  height: 360,
  excerpt: ['<DateRangeCalendar', '/>'],
});
