import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A timetable with bookings of several hours and days',
  height: 422,
  excerpt: ['colSpan:', '},'],
});
