import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Free times within opening hours',
  height: 278,
  excerpt: ['const opening', 'const booked', '<DigitalClock', '        />'],
});
