import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Spaces around separators',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
