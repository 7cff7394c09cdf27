import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Let users change the end only',
  height: 392,
  ssr: false,
  excerpt: ['const positions', ';', '<DateRangeCalendar', '/>'],
});
