import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hours, minutes and seconds',
  height: 301,
  excerpt: ['<TimeClock', '        />'],
});
