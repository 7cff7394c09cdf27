import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose a time from a list of slots',
  height: 274,
  excerpt: ['<DigitalClock', '        />'],
});
