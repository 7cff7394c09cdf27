import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keys in the month and year views',
  height: [444, 236],
  excerpt: ['<MonthCalendar', '        />'],
});
