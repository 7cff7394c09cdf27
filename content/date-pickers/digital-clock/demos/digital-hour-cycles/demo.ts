import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '24-hour and 12-hour clocks',
  height: [762, 233],
  excerpt: ['<DigitalClock', '        />'],
});
