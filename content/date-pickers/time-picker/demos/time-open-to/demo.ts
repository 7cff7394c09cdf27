import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An analog clock that opens on the minutes',
  height: 56,
  excerpt: ['<MobileTimePicker', '/>'],
});
