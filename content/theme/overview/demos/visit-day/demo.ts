import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Calendar and field for the day of a visit',
  height: 556,
  ads: false,
  excerpt: ['<DateCalendar', '/>'],
});
