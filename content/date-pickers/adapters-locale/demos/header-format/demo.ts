import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format of the calendar header',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
