import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The four variants of the Time Picker',
  height: [664, 424],
  ssr: false,
  excerpt: ['<TimePicker', '<MobileTimePicker', '<StaticTimePicker', '/>'],
});
