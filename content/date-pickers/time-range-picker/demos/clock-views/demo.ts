import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the views and the clock',
  height: 136,
  excerpt: ['<TimeRangePicker', '/>'],
  picture: 'Choose',
});
