import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One rule in a field and a calendar',
  height: [430, 340],
  excerpt: ['<DateCalendar', '/>'],
});
