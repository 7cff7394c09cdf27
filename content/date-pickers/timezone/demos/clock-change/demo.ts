import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A day with a clock change',
  height: 92,
  excerpt: ['<DateTimePicker', '/>'],
});
