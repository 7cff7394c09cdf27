import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A popup with buttons',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
  picture: 'Choose',
});
