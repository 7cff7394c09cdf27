import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A header that receives extra props',
  height: 374,
  excerpt: ['<DateCalendar', '/>'],
});
