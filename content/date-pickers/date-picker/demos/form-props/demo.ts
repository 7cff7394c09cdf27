import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Named, read-only and disabled pickers',
  height: 289,
  excerpt: ['<DatePicker label="Due"', '/>'],
});
