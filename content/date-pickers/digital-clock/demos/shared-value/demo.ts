import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two controlled clocks with one value',
  height: [537, 273],
  excerpt: ['<DigitalClock', '          />'],
});
