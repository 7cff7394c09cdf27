import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Calendar header with a custom format',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
