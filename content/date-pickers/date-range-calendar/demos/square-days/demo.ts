import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the shape of the days',
  height: 360,
  ssr: false,
  excerpt: ['const SquareDay', '});', '<DateRangeCalendar', '/>'],
});
