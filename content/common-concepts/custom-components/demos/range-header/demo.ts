import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom header for a range calendar',
  height: [346, 346],
  excerpt: ['<DateRangeCalendar', '/>'],
});
