import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Year and month only, and all three views',
  height: [696, 336],
  excerpt: ['<DateCalendar', '/>'],
});
