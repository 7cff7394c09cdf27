import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Free appointments, loaded per month',
  height: 389,
  excerpt: ['const load', '};', '<DateCalendar', '/>'],
});
