import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Count the hours of a rental',
  height: 96,
  excerpt: ['<DateTimeRangePicker', '        />'],
  picture: 'Choose',
});
