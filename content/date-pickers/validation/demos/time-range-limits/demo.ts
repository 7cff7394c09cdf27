import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limits for both times of a range',
  height: 79,
  excerpt: ['<TimeRangePicker', '      />'],
  picture: 'Choose',
});
