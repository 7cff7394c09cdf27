import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A date before minDate',
  height: 79,
  excerpt: ['<DatePicker', '      />'],
  picture: 'Choose',
});
