import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A calendar with a header of its own',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
