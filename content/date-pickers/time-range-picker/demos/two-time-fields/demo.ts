import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A separate field for each time',
  height: 56,
  excerpt: ['<TimeRangePicker', '        />'],
});
