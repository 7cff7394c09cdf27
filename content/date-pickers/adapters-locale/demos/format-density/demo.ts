import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Space around separators',
  height: [128, 56],
  excerpt: ['<DatePicker', '/>'],
});
