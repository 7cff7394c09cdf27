import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A controlled calendar',
  height: 360,
  excerpt: ['<DateCalendar', '/>'],
});
