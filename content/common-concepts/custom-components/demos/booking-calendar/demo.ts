import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Calendar with a custom header',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
