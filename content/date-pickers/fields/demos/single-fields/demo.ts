import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Fields for a date, a time, and both',
  height: 216,
  excerpt: ['<DateField', '/>'],
});
