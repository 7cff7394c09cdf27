import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Steps of 5 to 60 minutes',
  height: [574, 310],
  excerpt: ['<DigitalClock', '/>', '<MultiSectionDigitalClock', '/>'],
});
