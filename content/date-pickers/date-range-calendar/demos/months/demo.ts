import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One, two or three months',
  height: 407,
  ssr: false,
  excerpt: ['<DateRangeCalendar', '/>'],
});
