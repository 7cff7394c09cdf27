import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Store UTC, show the user’s time zone',
  height: 92,
  ssr: false,
  excerpt: ['<DateTimePicker', '/>'],
});
