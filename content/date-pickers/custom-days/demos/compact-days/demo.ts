import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Smaller days with CSS variables',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
