import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '12-hour or 24-hour time',
  height: [128, 56],
  excerpt: ['<TimePicker', '/>'],
});
