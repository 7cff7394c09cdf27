import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts in a Date Picker',
  height: 79,
  excerpt: ['const holidays', '];', '<DatePicker', '/>'],
  picture: 'Choose',
});
