import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The month a calendar opens on',
  height: 374,
  excerpt: ['<DateCalendar', '        />'],
});
