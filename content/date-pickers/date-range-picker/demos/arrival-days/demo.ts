import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A rule for the start of the range',
  height: 79,
  excerpt: ['<DateRangePicker', '      />'],
});
