import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the month a calendar opens on',
  height: 374,
  excerpt: ['<DateCalendar', '        />'],
});
