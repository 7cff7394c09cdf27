import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read-only and disabled clocks',
  height: [561, 265],
  excerpt: ['<DigitalClock', '/>', '<MultiSectionDigitalClock', '/>'],
});
