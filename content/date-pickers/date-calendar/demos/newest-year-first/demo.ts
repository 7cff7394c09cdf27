import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Years in descending order',
  height: 336,
  excerpt: ['<DateCalendar', '      />'],
});
