import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ask for a date of birth',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
