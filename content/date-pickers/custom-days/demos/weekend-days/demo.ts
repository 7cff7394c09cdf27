import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style days by their state',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
