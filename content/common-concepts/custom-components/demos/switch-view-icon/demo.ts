import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Another icon, and props for it',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
