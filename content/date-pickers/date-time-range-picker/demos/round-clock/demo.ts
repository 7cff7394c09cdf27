import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Use a round clock',
  height: 56,
  excerpt: ['<DateTimeRangePicker', '        />'],
  picture: 'Choose',
});
