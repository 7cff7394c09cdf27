import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One header for the two months of a range',
  height: [346, 346],
  excerpt: ['<DateRangeCalendar', '/>'],
});
