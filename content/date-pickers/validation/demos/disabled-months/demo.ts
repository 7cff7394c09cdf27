import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A month rejected by shouldDisableMonth',
  height: 79,
  excerpt: ['const isAugust', ';', '<DatePicker', '      />'],
  picture: 'Choose',
});
