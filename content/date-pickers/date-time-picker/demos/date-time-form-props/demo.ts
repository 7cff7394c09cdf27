import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Named, read-only and disabled Date Time Pickers',
  height: 289,
  excerpt: ['<DateTimePicker', '/>'],
});
