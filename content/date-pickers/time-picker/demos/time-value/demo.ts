import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A controlled Time Picker',
  height: 96,
  excerpt: ['<TimePicker', '/>'],
});
