import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show past months first',
  height: 360,
  ssr: false,
  excerpt: ['<DateRangeCalendar', '/>'],
});
