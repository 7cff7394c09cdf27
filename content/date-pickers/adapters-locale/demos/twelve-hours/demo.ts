import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '12 or 24 hours',
  height: [128, 56],
  excerpt: ['<TimePicker', '/>'],
});
