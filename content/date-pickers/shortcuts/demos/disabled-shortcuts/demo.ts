import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts that break a rule',
  height: 79,
  excerpt: ['const isSunday', ';', '<DatePicker', '      />'],
  picture: 'Choose',
});
