import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom icon with slotProps',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
