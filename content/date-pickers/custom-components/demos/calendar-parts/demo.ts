import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of a calendar',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
