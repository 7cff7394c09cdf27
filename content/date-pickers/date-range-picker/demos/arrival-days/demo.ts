import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rules for one end of the range',
  height: 79,
  excerpt: ['<DateRangePicker', '      />'],
});
