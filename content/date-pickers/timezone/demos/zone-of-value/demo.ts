import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Time zone of the value and the prop',
  height: 164,
  excerpt: ['<DateTimePicker', '/>'],
});
