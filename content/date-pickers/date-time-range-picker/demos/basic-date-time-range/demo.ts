import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic Date Time Range Picker',
  height: 79,
  excerpt: ['<DateTimeRangePicker', '/>'],
  picture: 'Choose',
});
