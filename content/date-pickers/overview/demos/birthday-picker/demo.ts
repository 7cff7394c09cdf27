import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A date of birth that starts with the year',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
