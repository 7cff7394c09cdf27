import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Submit a range of dates and times',
  height: 289,
  excerpt: ['<DateTimeRangePicker', '/>'],
});
