import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom rule for the length of a range',
  height: 79,
  excerpt: ['<DateRangePicker', '      />'],
});
