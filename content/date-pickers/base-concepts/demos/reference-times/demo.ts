import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A range with its own time at each end',
  height: 416,
  excerpt: ['<DateRangeCalendar', '        />'],
});
