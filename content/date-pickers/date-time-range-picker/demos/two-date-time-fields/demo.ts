import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A separate field for each end',
  height: 56,
  excerpt: ['<DateTimeRangePicker', '        />'],
});
