import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An empty calendar that starts in October 2025',
  height: 336,
  excerpt: ['const conference', ';', '<DateCalendar', '/>'],
});
