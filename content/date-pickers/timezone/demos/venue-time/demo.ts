import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Store UTC, show the time zone of a place',
  height: 92,
  excerpt: ['<DateTimePicker', '/>'],
});
