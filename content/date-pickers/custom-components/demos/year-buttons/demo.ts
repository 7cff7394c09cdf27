import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Styled year buttons',
  height: 192,
  excerpt: ['<YearCalendar', '/>'],
});
