import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Six weeks in every month',
  height: 336,
  excerpt: ['<DateCalendar', '      />'],
});
