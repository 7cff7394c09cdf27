import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A date after maxDate',
  height: 79,
  excerpt: ['<DatePicker', '      />'],
  picture: 'Choose',
});
