import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One list, and one column per unit',
  height: [497, 233],
  excerpt: ['<DigitalClock', '        />'],
});
