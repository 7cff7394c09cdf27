import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom icon with its own props',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
