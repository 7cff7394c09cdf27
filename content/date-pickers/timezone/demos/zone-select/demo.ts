import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the time zone of a picker',
  height: [164, 92],
  excerpt: ['<DateTimePicker', '/>'],
});
