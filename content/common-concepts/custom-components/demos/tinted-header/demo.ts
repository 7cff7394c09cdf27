import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Props for the default calendar header',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
