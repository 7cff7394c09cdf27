import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '12-hour and 24-hour clocks',
  height: [528, 252],
  excerpt: ['<TimeClock', 'ampm={false}'],
});
