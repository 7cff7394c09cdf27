import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the length of a time range',
  height: 96,
  excerpt: ['<TimeRangePicker', '        />'],
  picture: 'Choose',
});
