import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An end before the start',
  height: 79,
  excerpt: ['<DateRangePicker', '      />'],
});
