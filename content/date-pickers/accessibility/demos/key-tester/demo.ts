import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the keys in a field and a calendar',
  height: [484, 336],
  excerpt: ['<DateField', '<DateCalendar'],
});
