import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keys in lists of times',
  height: 261,
  excerpt: ['<DigitalClock', '<MultiSectionDigitalClock'],
});
