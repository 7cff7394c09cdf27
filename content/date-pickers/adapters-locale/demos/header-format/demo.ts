import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Calendar header format',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
