import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A reference time for each end of a range',
  height: 416,
  excerpt: ['<DateRangeCalendar', '        />'],
});
