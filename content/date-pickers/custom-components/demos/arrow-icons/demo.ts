import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom arrow icons',
  height: 336,
  excerpt: ['function BackIcon', '}', '<DateCalendar', '/>'],
});
