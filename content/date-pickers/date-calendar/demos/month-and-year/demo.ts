import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Month and year calendars with one value',
  height: 408,
  excerpt: ['<YearCalendar', '/>'],
});
