import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Three-letter weekdays',
  height: 336,
  excerpt: ['const formatWeekday', ';', '<DateCalendar', '/>'],
});
