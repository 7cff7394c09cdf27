import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read-only and disabled clocks',
  height: [576, 276],
  excerpt: [
    '<TimeClock',
    '/>',
    '<TimeClock defaultValue={shift} ampmInClock disabled',
    '/>',
  ],
});
