import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read the selected range',
  height: 392,
  ssr: false,
  excerpt: ['<DateRangeCalendar', '/>'],
});
