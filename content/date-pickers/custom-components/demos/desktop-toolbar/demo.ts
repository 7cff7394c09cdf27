import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Toolbar in the popup of a desktop picker',
  height: 56,
  excerpt: ['<DateTimePicker', '/>'],
  picture: 'Choose',
});
