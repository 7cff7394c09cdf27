import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '12-hour and 24-hour clocks',
  height: 136,
  excerpt: ['<TimePicker', 'ampm={false}'],
  picture: 'Choose',
});
