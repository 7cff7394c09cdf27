import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A year rejected by shouldDisableYear',
  height: 79,
  excerpt: ['const isOddYear', ';', '<DatePicker', '      />'],
  picture: 'Choose',
});
