import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Default calendar header with slotProps',
  height: 336,
  excerpt: ['<DateCalendar', '/>'],
});
