import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read-only and disabled calendars',
  height: [744, 360],
  excerpt: [
    '<DateCalendar',
    '/>',
    '<DateCalendar defaultValue={meeting} disabled',
    '/>',
  ],
});
