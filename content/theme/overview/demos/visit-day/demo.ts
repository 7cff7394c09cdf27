import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Calendar and field for the day of a visit',
  height: 452,
  ads: false,
  excerpt: ['<DateCalendar', '/>'],
});
