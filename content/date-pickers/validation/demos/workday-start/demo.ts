import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A rule for the start only',
  height: 79,
  excerpt: ['const isWeekendStart', ';', '<DateRangePicker', '      />'],
  picture: 'Choose',
});
