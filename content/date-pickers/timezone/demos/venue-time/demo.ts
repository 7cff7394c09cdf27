import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Store UTC, show a place’s time zone',
  height: 92,
  excerpt: ['<DateTimePicker', '/>'],
});
