import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A day rejected by shouldDisableDate',
  height: 79,
  excerpt: ['const isWeekend', ';', '<DatePicker', '      />'],
  picture: 'Choose',
});
