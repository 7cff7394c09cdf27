import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Props for the default header of a calendar',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
