import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Small outlined arrow buttons',
  height: 336,
  excerpt: ['const button', '}', '<DateCalendar', '/>'],
});
