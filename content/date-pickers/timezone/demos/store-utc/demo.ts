import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Store UTC, show the time zone of the user',
  height: 92,
  ssr: false,
  excerpt: ['<DateTimePicker', '/>'],
});
