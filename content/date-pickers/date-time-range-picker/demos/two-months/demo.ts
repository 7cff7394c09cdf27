import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show two months in the popup',
  height: 56,
  excerpt: ['<DateTimeRangePicker', '/>'],
  picture: 'Choose',
});
